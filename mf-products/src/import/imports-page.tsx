import { PageFrame, Restricted } from '@stockroom/shared-ui';
import { useSearchParams } from 'react-router-dom';
import { useTranslate } from '../texts';
import { EarlierImports } from './earlier-imports';
import { FileDrop } from './file-drop';
import { Stack } from './import.styles';
import { kindOf, KINDS } from './import-kinds';

/** Takes a file, and lists the imports so far. */
export function ImportsPage() {
  const t = useTranslate();
  const [params] = useSearchParams();
  const kind = kindOf(params);
  const { title, permission, list } = KINDS[kind];
  return (
    <Restricted to={permission}>
      <PageFrame title={t(title)} backTo={list.path}>
        <Stack>
          <FileDrop key={kind} kind={kind} />
          <EarlierImports />
        </Stack>
      </PageFrame>
    </Restricted>
  );
}
