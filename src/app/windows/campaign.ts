/** The campaign as a book: the story, and four goals a place. */
import { ROOMS } from '../../games/index.ts';
import type { CampaignModel } from '../../panels/model.ts';
import { campaignOf } from '../../records/campaign.ts';
import { EPILOGUE, PROLOGUE } from '../../records/campaign-story.ts';
import { nearGoals } from '../../records/near.ts';
import type { RunRecord } from '../../records/record.ts';

export function campaignModel(records: readonly RunRecord[], today: string): CampaignModel {
  const cards = ROOMS.map(room => room.card);
  const campaign = campaignOf(records, cards);
  const isOver = campaign.met === campaign.of;
  return {
    kind: 'campaign',
    near: nearGoals(records, cards, today).map(({ text }) => text),
    title: isOver ? EPILOGUE.title : PROLOGUE.title,
    story: [PROLOGUE.text, ...(isOver ? [EPILOGUE.text] : [])],
    chapters: campaign.places.map(({ id, chapter, goals }) => ({
      place: id,
      title: `${cards.find(card => card.id === id)!.title}: ${chapter.title}`,
      accent: cards.find(card => card.id === id)!.accent,
      text: chapter.text,
      goals: goals.map(goal => ({ label: goal.text, met: goal.by !== undefined })),
      isNext: campaign.next === id,
    })),
  };
}
