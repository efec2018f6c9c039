import { Link, type LinkProps } from 'react-router-dom';
import styled from 'styled-components';
import { describeIcon, iconLook, type IconLook } from './icon-look';

/** A link that shows only an icon, e.g. "Edit" in a table row. */
export function IconLink(props: IconLook & LinkProps) {
  const { name, icon: Icon, description, tone, tooltipAlign, ...link } = props;
  return (
    <StyledLink {...link} {...describeIcon({ name, description, tone, tooltipAlign })}>
      <Icon aria-hidden size={16} />
    </StyledLink>
  );
}

const StyledLink = styled(Link)`
  ${iconLook}
`;
