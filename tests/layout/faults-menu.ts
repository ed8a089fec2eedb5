/** The first screen: everything in sight at once, and every sign over its own place. */
import { boxText, distance, isWithin, middleOf } from './boxes.ts';
import type { Control, PlaceFacts, Snapshot, LayoutFault } from './snapshot.ts';

/** From here on nothing needs to be scrolled to. */
const ALL_IN_SIGHT = { width: 640, height: 360 } as const;
const PLACES = 6;
const COMMANDS = [
  'Campaign',
  'Daily',
  'Pentathlon',
  'Records',
  'Open a run',
  'Rules',
  'Settings',
  'Credits',
  'Full screen',
] as const;
const SLACK = 1.5;

export function menuFaults(snapshot: Snapshot): LayoutFault[] {
  const { menu, controls, window } = snapshot;
  if (!menu) return [];
  const faults: LayoutFault[] = [];
  const { places } = menu;
  const wantsAll = window.width >= ALL_IN_SIGHT.width && window.height >= ALL_IN_SIGHT.height;
  if (places.length !== PLACES)
    faults.push({ kind: 'menu', what: 'places', how: `${places.length} instead of ${PLACES}` });
  for (const name of COMMANDS) {
    const control = controls.find(one => one.name.includes(`"${name}`));
    if (!control) faults.push({ kind: 'missing', what: name, how: 'no such command' });
    else if (wantsAll) faults.push(...sightFaults(name, control));
  }
  for (const place of places) {
    const control = place.control === undefined ? undefined : controls[place.control];
    if (!control) faults.push({ kind: 'missing', what: place.title, how: 'no way there' });
    else if (wantsAll) faults.push(...sightFaults(place.title, control));
    if (control && place.isSign) faults.push(...signFaults(place, control, places));
  }
  return faults;
}

function sightFaults(what: string, { box, seen }: Control): LayoutFault[] {
  return isWithin(box, seen, SLACK)
    ? []
    : [{ kind: 'hidden', what, how: `${boxText(seen)} of ${boxText(box)}` }];
}

/** Its own place lies under it, and no other place is nearer. */
function signFaults(
  { title, anchor }: PlaceFacts,
  { box }: Control,
  places: readonly PlaceFacts[],
): LayoutFault[] {
  if (!anchor) return [{ kind: 'sign astray', what: title, how: 'its place is not known' }];
  const middle = middleOf(box);
  const others = places.flatMap(place => (place.anchor && place.title !== title ? [place.anchor] : []));
  const toNext = Math.min(...others.map(other => distance(anchor, other)));
  const allowed = Math.min(toNext, box.width) / 2;
  const off = Math.abs(middle.x - anchor.x);
  if (off <= allowed && others.every(other => distance(middle, other) > distance(middle, anchor))) return [];
  const how = `${Math.round(off)} px beside its place, at most ${Math.round(allowed)}`;
  return [{ kind: 'sign astray', what: title, how }];
}
