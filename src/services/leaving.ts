/** Whether the page is being left: what was still on its way then has not failed, whatever the browser says of it. */

/** A page that is still here after so many milliseconds was not left: a link may have led to a mail, or to a file. */
const GONE_BY = 3000;

/** WebKit breaks off pictures and files before it takes the page away, and rejects what waited for them. */
export function watchLeaving(page: EventTarget): () => boolean {
  let isLeaving = false;
  let back: ReturnType<typeof setTimeout> | undefined;
  page.addEventListener('beforeunload', () => {
    isLeaving = true;
    clearTimeout(back);
    back = setTimeout(() => (isLeaving = false), GONE_BY);
  });
  return () => isLeaving;
}
