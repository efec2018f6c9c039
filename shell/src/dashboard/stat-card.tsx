import { motion, space, Surface, token, type } from '@stockroom/shared-ui';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

interface StatCardProps {
  title: string;
  value: ReactNode;
  description: ReactNode;
  icon: LucideIcon;
  to: string;
}

/** One big figure that links to its list. */
export function StatCard({ title, value, description, icon: Icon, to }: StatCardProps) {
  return (
    <Frame as={Link} to={to}>
      <Title>
        {title}
        <Icon aria-hidden size={16} />
      </Title>
      <Value>{value}</Value>
      <Description>{description}</Description>
    </Frame>
  );
}

const Frame = styled(Surface)<{ to: string }>`
  display: flex;
  flex-direction: column;
  gap: ${space.xs};
  padding: ${space.lg} ${space.edge};
  color: ${token.text};
  text-decoration: none;
  transition: background-color ${motion.fast};
  &:hover {
    background: ${token.surfaceHover};
  }
`;
const Title = styled.span`
  display: flex;
  justify-content: space-between;
  color: ${token.textMuted};
  ${type.sm}
  font-weight: 500;
`;
const Value = styled.span`
  container-type: inline-size;
  ${type.xxl}
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`;
const Description = styled.span`
  color: ${token.textMuted};
  ${type.xs}
`;
