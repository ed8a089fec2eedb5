/** What is said where a link leads to a Hall and there is none. */
import type { MessageModel } from '../../panels/model.ts';

export const NO_HALL: MessageModel = {
  title: 'No Hall here',
  lines: [
    { text: 'This page knows no Hall, or it is out of reach. Live tables, races and boards need one.' },
    { text: 'To run one on your computer: "npm run hall", see the README.', tone: 'dim' },
  ],
};
