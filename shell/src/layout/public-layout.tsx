import { media, space, toastRoom } from '@stockroom/shared-ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useRegistry } from '../remotes/registry-context';
import { Brand } from './brand';

interface PublicLayoutProps {
  themeToggle: ReactNode;
  children: ReactNode;
}

/** What stands around a page of a visitor who is not signed in. */
export function PublicLayout({ themeToggle, children }: PublicLayoutProps) {
  const { site } = useRegistry();
  return (
    <Screen>
      <Bar>
        <Brand name={site.brand} />
        {themeToggle}
      </Bar>
      <Main>{children}</Main>
    </Screen>
  );
}

const Screen = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100vh;
  min-height: 100dvh;
  ${media.phone} {
    /* All fields can be scrolled out from under a toast. */
    padding-bottom: ${toastRoom};
  }
`;
const Bar = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  /* What is drawn of the button ends where the page does. */
  padding: ${space.lg} ${space.md} ${space.lg} ${space.xl};
  ${media.phone} {
    padding: ${space.md} 0 ${space.md} ${space.lg};
  }
`;
const Main = styled.main`
  display: grid;
  flex: 1;
  align-content: center;
  justify-items: center;
  padding: ${space.xl} ${space.lg} 12vh;
  /* Here a title stands right over what belongs to it. */
  & > header + div {
    min-height: 0;
    padding-top: 0;
  }
  ${media.phone} {
    align-content: start;
  }
`;
