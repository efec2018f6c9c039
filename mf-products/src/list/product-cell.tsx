import type { Product } from '@stockroom/contract';
import { RemoteImage, TextLink, radius, space, token, type } from '@stockroom/shared-ui';
import { Package } from 'lucide-react';
import styled from 'styled-components';
import { editProductPath } from '../paths';

/** Image, name and description; the name leads to the record. */
export function ProductCell({ product }: { product: Product }) {
  return (
    <Frame>
      <Picture>
        <Package aria-hidden size={18} />
        <RemoteImage src={product.imageUrl} alt="" loading="lazy" />
      </Picture>
      <Words>
        <TextLink to={editProductPath(product._id)} $quiet>
          {product.name}
        </TextLink>
        {product.description && <Description>{product.description}</Description>}
      </Words>
    </Frame>
  );
}

const Frame = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.md};
  min-width: 0;
`;
const Picture = styled.div`
  position: relative;
  display: grid;
  flex: none;
  place-items: center;
  width: 36px;
  height: 36px;
  overflow: hidden;
  border: 1px solid ${token.border};
  border-radius: ${radius.control};
  background: ${token.surfaceSunken};
  color: ${token.textMuted};
  & > img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    background: ${token.surface};
    object-fit: cover;
  }
`;
const Words = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;
`;
const Description = styled.div`
  display: -webkit-box;
  overflow: hidden;
  color: ${token.textMuted};
  ${type.xs}
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 1;
`;
