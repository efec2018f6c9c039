import { useEffect } from 'react';
import { api } from '../store/api';
import { useAppDispatch } from '../store/hooks';
import { localItems } from '../store/stored-items';

/** A browser tells all other tabs of a site when one of them changes what is stored. */
const SAVED_AT_KEY = 'stockroom-settings-saved';

/** Tells the other tabs of this browser that settings were saved here; `queryFulfilled` as RTK Query has it. */
export async function announceSettings(queryFulfilled: Promise<unknown>): Promise<void> {
  await queryFulfilled.then(
    () => localItems.write(SAVED_AT_KEY, new Date().toISOString()),
    () => {},
  );
}

/** Asks for the settings as soon as another tab has saved them. */
export function useSettingsOfOtherTabs(): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    const follow = ({ key }: StorageEvent) => {
      if (key !== SAVED_AT_KEY) return;
      dispatch(api.util.invalidateTags(['SystemSettings', 'CompanySettings', 'Category']));
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [dispatch]);
}
