/** The campaign as a book: the story, and the stars of each place. */
import { ROOMS } from '../../games/index.ts';
import type { CampaignModel } from '../../panels/model.ts';
import { campaignOf } from '../../records/campaign.ts';
import { EPILOGUE, PROLOGUE } from '../../records/campaign-story.ts';
import { nearGoals } from '../../records/near.ts';
import type { Ledger } from '../ledger.ts';
import { starsOf } from '../goals.ts';

type Known = Pick<Ledger, 'records' | 'lessons' | 'today'>;

export function campaignModel({ records, lessons, today }: Known): CampaignModel {
  const cards = ROOMS.map(room => room.card);
  const campaign = campaignOf(records, cards);
  const isOver = campaign.met === campaign.of;
  return {
    kind: 'campaign',
    near: nearGoals(records, cards, today.day).map(({ text }) => text),
    title: isOver ? EPILOGUE.title : PROLOGUE.title,
    story: [PROLOGUE.text, ...(isOver ? [EPILOGUE.text] : [])],
    chapters: campaign.places.map(place => ({
      place: place.id,
      title: `${cards.find(card => card.id === place.id)!.title}: ${place.chapter.title}`,
      accent: cards.find(card => card.id === place.id)!.accent,
      text: place.chapter.text,
      goals: starsOf(place, lessons),
      isNext: campaign.next === place.id,
    })),
  };
}
