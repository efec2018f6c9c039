import { media, space, toastRoom } from '@stockroom/shared-ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useRegistry } from '../remotes/registry';
import { Brand } from './brand';
import { LanguageButton } from './language-button';
import { ThemeToggle } from './theme-toggle';

/** The frame around a page without a session. */
export function PublicLayout({ children }: { children: ReactNode }) {
  const { site } = useRegistry();
  return (
    <Screen>
      <Bar>
        <Brand name={site.brand} />
        <Choices>
          <LanguageButton />
          <ThemeToggle />
        </Choices>
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
    /* All fields scroll out from under a toast. */
    padding-bottom: ${toastRoom};
  }
`;
const Bar = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  /* Aligns the icon of the button with the page. */
  padding: ${space.lg} ${space.md} ${space.lg} ${space.xl};
  ${media.phone} {
    padding: ${space.md} 0 ${space.md} ${space.lg};
  }
`;
const Choices = styled.div`
  display: flex;
  align-items: center;
`;
const Main = styled.main`
  display: grid;
  flex: 1;
  align-content: center;
  justify-items: center;
  padding: ${space.xl} ${space.lg} 12vh;
  /* Here a title stands right above its content. */
  & > header + div {
    min-height: 0;
    padding-top: 0;
  }
  ${media.phone} {
    align-content: start;
  }
`;
