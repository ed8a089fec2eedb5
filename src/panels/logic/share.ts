/** Which of the two lines is shown, and therefore copied. */
import type { Settings } from '../../services/settings.ts';
import type { ResultsModel } from '../model.ts';

export function shareLineOf(
  { share, shareEmoji }: Pick<ResultsModel, 'share' | 'shareEmoji'>,
  { emojiShare }: Pick<Settings, 'emojiShare'>,
): string {
  return emojiShare ? (shareEmoji ?? share) : share;
}
