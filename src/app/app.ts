/**
 * The program: leads from screen to screen. Everything a person can order arrives here, is offered to the desk that
 * minds the present screen, and done here only if it is the same on every screen.
 */
import { findRoom } from '../games/index.ts';
import type { AnyRoom } from '../games/room.ts';
import type { RunRecord } from '../records/record.ts';
import type { Theatre } from '../records/theatre.ts';
import type { Command, PanelHandlers, Panels } from '../panels/model.ts';
import { atlases } from '../services/atlas.ts';
import { loadPack, type Pack } from '../services/packs.ts';
import { nextSpeed, type Settings } from '../services/settings.ts';
import { toggleFullScreen } from '../services/full-screen.ts';
import type { Intent } from '../table/intent.ts';
import { creditPages } from './credits.ts';
import { Dailies } from './dailies.ts';
import type { Desk } from './desk.ts';
import { importFile, saveEverything, saveSetAside, saveSplits } from './files.ts';
import { Ledger } from './ledger.ts';
import { PentathlonRace } from './pentathlon-race.ts';
import { TheatreDesk } from './theatre-desk.ts';
import { campaignModel } from './windows/campaign.ts';
import { recordsModel } from './windows/records.ts';
import { GalleryDesk } from './gallery-desk.ts';
import { MenuDesk } from './menu-desk.ts';
import type { RunOpener } from './open-run.ts';
import type { Parts } from './parts.ts';
import { ResultsDesk } from './results-desk.ts';
import type { Route } from './routes.ts';
import type { Stage, StageDeps } from './stage.ts';
import { startByAddress, type MatchStart } from './start.ts';
import { TableDesk } from './table-desk.ts';
import type { Finished } from './finish.ts';

type Services = Omit<Parts, 'panels' | 'stage'>;

interface Makers {
  panels(handlers: PanelHandlers): Panels;
  stage(deps: StageDeps): Stage;
}

export class App {
  readonly parts: Parts;
  readonly ledger: Ledger;
  readonly dailies = new Dailies(this);
  readonly pentathlon = new PentathlonRace(this);
  #desk: Desk | undefined;
  #opener: RunOpener | undefined;
  #anchors: Parameters<StageDeps['anchors']>[0] = {};
  /** Counts changes of screen, so that a slow load never overtakes a later one. */
  #visit = 0;

  /** Panels and stage report to the program, so it has them made with itself at the other end. */
  constructor(services: Services, make: Makers) {
    const panels = make.panels(this.handlers);
    const stage = make.stage({
      play: sound => services.audio.play(sound),
      panelPlace: name => panels.place(name),
      intend: intent => this.intend(intent),
      keyboardTaken: () => panels.hasKeyboard,
      choosePlace: id => this.handlers.chooseRoom(id),
      anchors: places => {
        this.#anchors = places;
        if (this.#desk instanceof MenuDesk) this.#desk.anchorsMoved(places);
      },
      settings: () => services.settings.value,
    });
    this.parts = { ...services, panels, stage };
    this.ledger = new Ledger(services.storage, services.now);
    services.settings.subscribe(settings => this.#follow(settings));
    this.#follow(services.settings.value);
  }

  /** Whoever minds the present screen. */
  get desk(): Desk | undefined {
    return this.#desk;
  }

  async open(route: Route): Promise<void> {
    if (route.speed) void this.parts.settings.set({ speed: route.speed });
    switch (route.to) {
      case 'menu':
        return this.menu();
      case 'gallery':
        return this.gallery();
      case 'run':
        await this.menu();
        return this.openRun(route.text);
      case 'play': {
        const room = await this.#load(route.game);
        if (!room) return undefined;
        if (route.mode === 'daily') return this.dailies.play(route.game, this.ledger.today.day);
        return this.play(room, startByAddress(room, route));
      }
    }
  }

  async menu(): Promise<void> {
    await this.#show('Five Delves', ['shared'], async packs => {
      await this.parts.stage.menu(packs);
      return new MenuDesk(this, this.#anchors);
    });
  }

  async play(room: AnyRoom, start: MatchStart): Promise<void> {
    await this.#show(room.card.title, room.assets.packs, async packs => {
      const laid = await this.parts.stage.table(room, packs);
      return new TableDesk(this, room, start, laid);
    });
  }

  async results(room: AnyRoom, start: MatchStart, finished: Finished): Promise<void> {
    const { record, model } = finished;
    const next = record && start.category === 'pentathlon' ? this.pentathlon.finished(record) : undefined;
    this.#take(++this.#visit, new ResultsDesk(this, room, start, { ...finished, model: { ...model, next } }));
    if (record) await this.writeDown(record);
  }

  /** Into the book; what does not fit there is told at once, because the player believes it kept. */
  async writeDown(record: RunRecord): Promise<void> {
    const added = await this.ledger.add(record);
    if (!added.ok)
      this.parts.panels.toast({
        text: `${added.problem.message} It's set aside in Records.`,
        tone: 'bad',
        sticky: true,
      });
  }

  async watch(room: AnyRoom, theatre: Theatre): Promise<void> {
    await this.#show(room.card.title, room.assets.packs, async packs => {
      const laid = await this.parts.stage.table(room, packs);
      return new TheatreDesk(this, room, theatre, laid);
    });
  }

  async gallery(): Promise<void> {
    await this.#show('Gallery', ['shared'], async () => GalleryDesk.open(this));
  }

  /** A link, pasted text or the bytes of a run file. */
  async openRun(run: string | Uint8Array): Promise<void> {
    const { RunOpener } = await import('./open-run.ts');
    this.#opener ??= new RunOpener(this);
    await this.#opener.open(run);
  }

  #stopChecking(): void {
    if (!this.#opener?.stop()) return;
    this.parts.panels.open({ kind: 'open-run' });
    this.parts.panels.announce('Stopped.');
  }

  async room(id: string): Promise<AnyRoom | undefined> {
    return this.#load(id);
  }

  /** Panels hand every order here. */
  readonly handlers: PanelHandlers = {
    command: command => this.#command(command),
    act: choice => this.#desk?.handlers.act?.(choice),
    verb: verb => this.#desk?.handlers.verb?.(verb),
    point: choice => this.#desk?.handlers.point?.(choice),
    overlay: (id, on) => this.#desk?.handlers.overlay?.(id, on),
    settings: patch => void this.parts.settings.set(patch),
    cross: order => this.intend(order === 'confirm' ? { do: 'confirm' } : { do: 'move', direction: order }),
    from: at => this.#desk?.handlers.from?.(at),
    wordTyped: text => this.#desk?.handlers.wordTyped?.(text),
    wordEntered: text => this.#desk?.handlers.wordEntered?.(text),
    chooseRoom: id => this.#desk?.handlers.chooseRoom?.(id),
    readRules: id => this.#desk?.handlers.readRules?.(id),
    startGame: game => this.#desk?.handlers.startGame?.(game),
    openRun: run => void this.openRun(run),
    openRecord: id => void this.#openRecord(id),
    playDaily: (game, date) => void this.dailies.play(game, date),
    exportLss: tab => saveSplits(this.parts, this.ledger.records, tab),
    importAll: text => void importFile(this.parts, text),
    seek: at => this.#desk?.handlers.seek?.(at),
    gallery: (kind, name, pack) => this.#desk?.handlers.gallery?.(kind, name, pack),
    closed: kind => {
      if (kind === 'daily') this.dailies.close();
      if (kind === 'open-run') this.#opener?.stop();
      this.#desk?.handlers.closed?.(kind);
    },
    region: (_name, region) => this.parts.stage.region(region),
  };

  intend(intent: Intent): boolean {
    return this.#desk?.intend?.(intent) ?? false;
  }

  pageHidden(hidden: boolean): void {
    this.#desk?.pageHidden?.(hidden);
    if (hidden) this.parts.audio.pause();
    else this.parts.audio.resume();
  }

  /** A key that no screen has taken. */
  key(pressed: string): void {
    const { settings } = this.parts;
    const { keys, speed, mute } = settings.value;
    if (pressed === keys.speed) void settings.set({ speed: nextSpeed(speed) });
    if (pressed === keys.sound) void settings.set({ mute: !mute });
    if (pressed === keys.rules) this.#command('rules');
  }

  /** Something failed that should not have: say so plainly, lose nothing. */
  failed(error: unknown): void {
    console.error(error);
    this.parts.panels.update({
      screen: {
        screen: 'error',
        sentence: 'Something went wrong, and this screen cannot go on.',
        safe: 'Your records, settings and the saved game are untouched.',
        detail: error instanceof Error ? `${error.message}\n${error.stack ?? ''}` : String(error),
      },
    });
  }

  async #show(
    title: string,
    packs: readonly string[],
    open: (packs: Pack[]) => Promise<Desk>,
  ): Promise<void> {
    const visit = ++this.#visit;
    const { panels, audio } = this.parts;
    try {
      panels.update({ screen: { screen: 'boot', title, line: 'Fetching pictures and sounds', done: 0 } });
      let done = 0;
      const loaded = await Promise.all(
        packs.map(async name => {
          const pack = await loadPack(name);
          done += 1;
          if (visit === this.#visit) {
            panels.update({
              screen: {
                screen: 'boot',
                title,
                line: 'Fetching pictures and sounds',
                done: done / packs.length,
              },
            });
          }
          return pack;
        }),
      );
      for (const pack of loaded) {
        const { sounds, music } = pack;
        audio.load(pack.name, { sounds: [...(sounds?.urls ?? [])], index: { ...sounds?.index }, music });
      }
      if (visit !== this.#visit) return;
      atlases.prefer(packs);
      this.#take(visit, await open(loaded));
    } catch (error) {
      if (visit === this.#visit) this.failed(error);
    }
  }

  #take(visit: number, desk: Desk): void {
    if (visit !== this.#visit) return desk.leave();
    this.#desk?.leave();
    this.#desk = desk;
  }

  async #load(id: string): Promise<AnyRoom | undefined> {
    const entry = findRoom(id);
    if (!entry) {
      await this.menu();
      await this.parts.panels.message({
        title: 'No such room',
        lines: [{ text: `There is no room called "${id}" here (yet).` }],
      });
      return undefined;
    }
    try {
      return await entry.load();
    } catch (error) {
      this.failed(error);
      return undefined;
    }
  }

  async #credits(): Promise<void> {
    try {
      const pages = await creditPages();
      this.parts.panels.open({ kind: 'book', title: 'Credits', accent: 'gold', pages });
    } catch (error) {
      this.failed(error);
    }
  }

  #command(command: Command): void {
    const { panels, settings, storage } = this.parts;
    switch (command) {
      case 'settings':
        return panels.open({ kind: 'settings', notices: storage.notices });
      case 'full-screen':
        return void this.#fullScreen();
      case 'credits':
        return void this.#credits();
      case 'open-run':
        return panels.open({ kind: 'open-run' });
      case 'stop-checking':
        return this.#stopChecking();
      case 'reset-settings':
        return void settings.reset();
      case 'export-all':
        return saveEverything(this.parts);
      case 'export-aside':
        return saveSetAside(this.parts);
      case 'menu':
        return void this.menu();
      case 'daily':
        return this.dailies.open();
      case 'campaign':
        return panels.open(campaignModel(this.ledger.records));
      case 'records':
        return this.#records();
      case 'pentathlon':
        return this.pentathlon.open(this.ledger.today.day);
      case 'pentathlon-start':
        return void this.pentathlon.start();
      case 'pentathlon-continue':
        return void this.pentathlon.next();
      case 'pentathlon-give-up':
        return this.pentathlon.giveUp();
      default:
        this.#desk?.handlers.command?.(command);
    }
  }

  async #fullScreen(): Promise<void> {
    if ((await toggleFullScreen(document)) === 'denied')
      this.parts.panels.toast({ text: 'The page around the game, or this browser, allows no full screen.' });
  }

  async #openRecord(id: string): Promise<void> {
    const record = this.ledger.find(id);
    if (record?.run === undefined) return;
    this.parts.panels.close('records');
    await this.openRun(record.run);
  }

  #records(): void {
    const { ledger } = this;
    this.parts.panels.open(recordsModel(ledger.records, ledger.hasAside));
  }

  #follow(settings: Settings): void {
    const { audio, panels, stage } = this.parts;
    audio.volumes({
      master: settings.master / 100,
      music: settings.music / 100,
      effects: settings.effects / 100,
    });
    audio.mute(settings.mute);
    panels.update({ settings });
    stage.settingsChanged(settings);
    this.#desk?.settingsChanged?.(settings);
  }
}
