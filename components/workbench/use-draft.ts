import { useCallback, useEffect, useState } from 'react';

const key = 'grounding-inspector/draft';

/**
 * The question as it stands in the field. A draft belongs to the question that was asked when it was typed: a reload
 * brings it back, and going back to another question shows that one.
 *
 * @param asked the question in the address
 */
export function useDraft(asked: string) {
  const [draft, setDraft] = useState({ of: asked, text: asked });
  // After hydration, once: the server can't know what the tab holds.
  useEffect(() => {
    const [of, text] = (sessionStorage.getItem(key) ?? '').split('\0');
    if (of !== undefined && text !== undefined) setDraft({ of, text });
  }, []);
  const set = useCallback(
    (text: string, of: string = asked) => {
      setDraft({ of, text });
      sessionStorage.setItem(key, `${of}\0${text}`);
    },
    [asked],
  );
  return { value: draft.of === asked ? draft.text : asked, set };
}
