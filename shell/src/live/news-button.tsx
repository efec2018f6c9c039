import { Button, layer, space, token, useAppDispatch, useAppStore } from '@stockroom/shared-ui';
import { RotateCw } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import styled, { createGlobalStyle } from 'styled-components';
import { FOOTER_HEIGHT } from '../layout/dimensions';
import { useTranslate } from '../texts';
import { followEvents } from './follow-events';
import { News } from './news';

/** Offers what others have changed while it would disturb. */
export function NewsButton() {
  const t = useTranslate();
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const [session] = useState(() => dispatch((_dispatch, _getState, own) => own));
  const [news] = useState(() => new News(store, session));
  useEffect(
    () => followEvents(session, store, (batch) => news.take(batch)),
    [session, store, news],
  );
  const { count, person } = useSyncExternalStore(news.subscribe, news.offer);
  return (
    <Place role="status" data-print="hide">
      {count > 0 && (
        <>
          <Room />
          <Button size="small" icon={RotateCw} onClick={news.show}>
            {person === ''
              ? t.plural(count, 'Show {count} change', 'Show {count} changes')
              : t.plural(
                  count,
                  'Show {count} change by {person}',
                  'Show {count} changes by {person}',
                  { person },
                )}
          </Button>
        </>
      )}
    </Place>
  );
}

/* The end of the page scrolls clear of it. */
const Room = createGlobalStyle`
  :root {
    --news-room: 72px;
  }
`;
/* Above the line at the bottom, over the page: nothing moves when it comes, and the title stays free. */
const Place = styled.div`
  position: fixed;
  z-index: ${layer.sticky};
  bottom: calc(${FOOTER_HEIGHT}px + ${space.sm});
  left: 50%;
  width: max-content;
  max-width: calc(100vw - ${space.lg});
  border-radius: 999px;
  box-shadow: ${token.shadow};
  transform: translateX(-50%);

  button {
    max-width: 100%;
    white-space: normal;
    overflow-wrap: anywhere;
  }
`;
