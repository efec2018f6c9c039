import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { textLinkLook } from './text-link-look';

/** A link within text, or the name of a record that leads to it. */
export const TextLink = styled(Link)<{ $quiet?: boolean }>`
  ${textLinkLook}
`;
