import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { token } from '../theme/token';

/** A link within text, or the name of a record that leads to it. */
export const TextLink = styled(Link)<{ $quiet?: boolean }>`
  border-radius: 2px;
  color: ${({ $quiet }) => ($quiet ? token.text : token.accent)};
  font-weight: 500;
  text-decoration: ${({ $quiet }) => ($quiet ? 'none' : 'underline')};
  text-decoration-color: ${token.border};
  text-underline-offset: 3px;

  &:hover {
    color: ${token.accent};
    text-decoration: underline;
    text-decoration-color: currentcolor;
  }
`;
