/** The program: makes its parts known to one another, and goes where the desks lead. */
import type { ClockSnapshot } from '../core/clocks.ts';
import type { Seat } from '../core/game.ts';
import { findRoom } from '../games/index.ts';
import type { AnyRoom } from '../games/room.ts';
import type {
  BoardWish,
  Commands,
  EntryOrder,
  LobbyOrder,
  PanelHandlers,
  Panels,
  TogetherWish,
} from '../panels/model.ts';
import { PENTATHLON } from '../records/daily.ts';
import type { RunSource } from '../records/judging.ts';
import type { RunRecord } from '../records/record.ts';
import type { Theatre } from '../records/theatre.ts';
import type { InputKind } from '../services/input-kind.ts';
import { loadPack, packNames } from '../services/packs.ts';
import type { Settings } from '../services/settings.ts';
import { replacing } from './kept-questions.ts';
import { BadgeBook } from './badge-book.ts';
import { Dailies } from './dailies.ts';
import type { Ranked } from './hall/ranked.ts';
import type { Together } from './hall/together.ts';
import type { Desk, MenuAnchors } from './desk.ts';
import type { Finished } from './finish.ts';
import { Ledger } from './ledger.ts';
import { MenuDesk } from './menu-desk.ts';
import type { Navigator, TogetherWhere, Watched } from './navigator.ts';
import type { RunOpener } from './open-run.ts';
import { programCommands, programHandlers } from './orders.ts';
import type { Parts, Services } from './parts.ts';
import { Relays } from './relays.ts';
import { padOrder } from './pad.ts';
import { PentathlonRace } from './pentathlon-race.ts';
import { Puzzles } from './puzzles.ts';
import { type Route, unknownOptions } from './routes.ts';
import { type SavedGame, Saves } from './saves.ts';
import { Screens } from './screens.ts';
import { DEAF } from './silence.ts';
import type { Display, DisplayDeps } from './display.ts';
import { startByAddress, type MatchStart } from './start.ts';

interface Makers {
  panels(handlers: PanelHandlers): Panels;
  display(deps: DisplayDeps): Display;
}

export class App implements Navigator {
  readonly parts: Parts;
  readonly #screens: Screens;
  readonly #dailies: Dailies;
  readonly #book: BadgeBook;
  readonly #pentathlon: PentathlonRace;
  /** Fetched by those who play together. */
  #together: Together | undefined;
  #ranked: Ranked | undefined;
  readonly #commands: Commands;
  readonly #handlers: Partial<PanelHandlers>;
  /** The panels hold this one object for good; who answers changes with the screen. */
  readonly #heard: PanelHandlers = { ...DEAF };
  #opener: RunOpener | undefined;
  #anchors: MenuAnchors = {};

  /** Panels and display report to the program, so it has them made with itself at the other end. */
  constructor(services: Services, make: Makers) {
    const panels = make.panels(this.#heard);
    const display = make.display({
      play: sound => services.audio.play(sound),
      panelPlace: name => panels.place(name),
      keyboardTaken: () => panels.hasKeyboard,
      padUsed: intent => {
        this.inputUsed('pad');
        const order = padOrder(intent);
        // What is held is let go wherever the focus has gone meanwhile.
        if (order === undefined) return intent.do !== 'overlay' && panels.hasKeyboard;
        return panels.steer(order);
      },
      choosePlace: id => this.#heard.chooseRoom(id),
      anchors: places => {
        this.#anchors = places;
        this.desk?.anchorsMoved?.(places);
      },
      settings: () => services.settings.value,
    });
    const ledger = new Ledger(services.storage, services.now);
    const saves = new Saves(services.storage, services.now);
    const relays = new Relays(services.storage, services.now);
    this.parts = { ...services, panels, display, ledger, saves, relays };
    this.#screens = new Screens(this.parts, desk => this.#listenTo(desk));
    this.#pentathlon = new PentathlonRace(this.parts, this, record => this.#writeDown(record));
    this.#dailies = new Dailies(this.parts, this);
    this.#book = new BadgeBook(this.parts);
    const deps = {
      parts: this.parts,
      go: this,
      dailies: this.#dailies,
      puzzles: new Puzzles(this.parts, this),
      book: this.#book,
      pentathlon: this.#pentathlon,
      stopChecking: () => this.#opener?.stop() ?? false,
      join: (here: readonly Seat[]) => void this.#opener?.relays.join(here),
      together: {
        enter: (wish: TogetherWish) => void this.#together?.enter(wish),
        order: (order: LobbyOrder) => this.#together?.order(order),
        forget: () => void this.#together?.forget(),
        board: (wish: BoardWish) => void this.#ranked?.show(wish),
        run: (name: string) => void this.#ranked?.run(name),
        entry: (place: number) => void this.#ranked?.showEntry(place),
        orderEntry: (order: EntryOrder) => this.#ranked?.orderEntry(order),
        copyRace: () => this.#ranked?.copyLink(),
      },
      watchInstead: () => void this.#opener?.relays.watch(),
    };
    this.#commands = programCommands(deps);
    this.#handlers = programHandlers(deps);
    this.#listenTo(undefined);
    services.settings.subscribe(settings => this.#follow(settings));
    this.#follow(services.settings.value);
  }

  /** Whoever minds the present screen. */
  get desk(): Desk | undefined {
    return this.#screens.desk;
  }

  async open(route: Route): Promise<void> {
    if (route.speed) this.parts.settings.lend({ speed: route.speed });
    this.#tellUnknown(route.unknown ?? []);
    switch (route.to) {
      case 'menu':
        return this.menu();
      case 'gallery':
        return this.#gallery();
      case 'run':
        await this.menu();
        return this.openRun(route.text);
      case 'table':
        await this.menu();
        return this.together({ code: route.code });
      case 'race':
        await this.menu();
        return this.ranked(route.board);
      case 'play': {
        const room = await this.room(route.game);
        if (!room) return undefined;
        this.#tellUnknown(unknownOptions(room, route));
        if (route.mode === 'daily') return this.daily(route.game);
        return this.play(room, startByAddress(room, route));
      }
    }
  }

  async menu(): Promise<void> {
    await this.#screens.show('Five Delves', ['shared'], async packs => {
      await this.parts.display.menu(packs);
      return () => new MenuDesk(this.parts, this, this.#anchors);
    });
  }

  async play(room: AnyRoom, start: MatchStart): Promise<void> {
    const isApart = start.lesson || start.goesOn || start.company || start.puzzle;
    const left = isApart ? undefined : this.parts.saves.of(room.card.id);
    if (left && !(await this.#mayReplace(room, left))) return this.desk ? undefined : this.menu();
    await this.#screens.show(room.card.title, room.assets.packs, async packs => {
      const [{ TableDesk }, laid] = await Promise.all([
        import('./table-desk.ts'),
        this.parts.display.table(room, packs),
      ]);
      return () => new TableDesk(this.parts, this, room, start, laid);
    });
  }

  async daily(game: string, date = this.parts.ledger.today.day): Promise<void> {
    this.#dailies.close();
    if (game === PENTATHLON) return this.#pentathlon.open(date);
    return this.#dailies.play(game, date);
  }

  nextLeg(): Promise<void> {
    return this.#pentathlon.next();
  }

  async giveUp(start: MatchStart, clocks: ClockSnapshot): Promise<void> {
    if (start.category === 'pentathlon') this.#pentathlon.leave(clocks);
    return this.menu();
  }

  async results(room: AnyRoom, start: MatchStart, finished: Finished): Promise<void> {
    const { record, model } = finished;
    const isLeg = record !== undefined && start.category === 'pentathlon';
    const next = isLeg ? this.#pentathlon.finished(record) : model.next;
    const { ResultsDesk } = await import('./results-desk.ts');
    this.#screens.follow(
      () => new ResultsDesk(this.parts, this, room, start, { ...finished, model: { ...model, next } }),
    );
    if (model.badges?.length) this.parts.audio.play('badge');
    if (record) {
      this.#book.note(record);
      await this.#writeDown(record);
    }
  }

  async watch(room: AnyRoom, theatre: Theatre, what: Watched = 'run'): Promise<void> {
    await this.#screens.show(room.card.title, room.assets.packs, async packs => {
      const [{ TheatreDesk }, laid] = await Promise.all([
        import('./theatre-desk.ts'),
        this.parts.display.table(room, packs),
      ]);
      return () => new TheatreDesk(this.parts, this, room, theatre, laid, what);
    });
  }

  async openRun(run: RunSource, what?: Watched): Promise<void> {
    const { RunOpener } = await import('./open-run.ts');
    this.#opener ??= new RunOpener(this.parts, this);
    await this.#opener.open(run, what);
  }

  async ranked(game?: string): Promise<void> {
    await (await this.#boards()).open(game);
  }

  async #boards(): Promise<Ranked> {
    const { Ranked: Boards } = await import('./hall/ranked.ts');
    this.#ranked ??= new Boards(this.parts, this);
    return this.#ranked;
  }

  async together(where: TogetherWhere): Promise<void> {
    const { Together: Way } = await import('./hall/together.ts');
    this.#together ??= new Way(this.parts, this);
    await this.#together.open(where);
  }

  async room(id: string): Promise<AnyRoom | undefined> {
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

  failed(error: unknown): void {
    this.#screens.failed(error);
  }

  /** Sentences that say how to do something follow the hand. */
  inputUsed(input: InputKind): void {
    const { panels } = this.parts;
    if (panels.model.input !== input) panels.update({ input });
  }

  pageHidden(hidden: boolean): void {
    this.desk?.pageHidden?.(hidden);
    if (hidden) this.parts.audio.pause();
    else this.parts.audio.resume();
  }

  /** A typing error in an address must not pass for a setting. */
  #tellUnknown(unknown: readonly string[]): void {
    if (unknown.length === 0) return;
    const text = `Ignored in the address: ${unknown.join(', ')}. The usual setting is used instead.`;
    this.parts.panels.toast({ text, tone: 'bad', sticky: true });
  }

  /** A new match takes the place of the one that was left in this room: nobody loses a run without being asked. */
  #mayReplace({ card }: AnyRoom, { clocks }: SavedGame): Promise<boolean> {
    return this.parts.panels.confirm(replacing(card.title, clocks.turns));
  }

  async #gallery(): Promise<void> {
    await this.#screens.show('Gallery', ['shared'], async () => {
      const packs = await Promise.all(packNames().map(name => loadPack(name)));
      const { GalleryDesk } = await import('./gallery-desk.ts');
      const laid = await this.parts.display.gallery(packs);
      return () => new GalleryDesk(this.parts, packs, laid);
    });
  }

  /** Into the book; what does not fit there is told at once, because the player believes it kept. */
  async #writeDown(record: RunRecord): Promise<void> {
    const added = await this.parts.ledger.add(record);
    if (!added.ok)
      this.parts.panels.toast({
        text: `${added.problem.message} It's set aside in Records.`,
        tone: 'bad',
        sticky: true,
      });
  }

  #listenTo(desk: Desk | undefined): void {
    // Whoever leaves a screen closes its windows: what is still being looked up must not open them again.
    if (!desk) {
      this.#book.close();
      this.#dailies.close();
    }
    const commands = { ...desk?.commands, ...this.#commands };
    Object.assign(this.#heard, DEAF, this.#handlers, desk?.handlers, {
      command: command => commands[command]?.(),
      closed: kind => {
        if (kind === 'daily') this.#dailies.close();
        if (kind === 'records') this.#book.close();
        if (kind === 'open-run') this.#opener?.stop();
        if (kind === 'lobby') this.#together?.closed();
        desk?.handlers?.closed?.(kind);
      },
    } satisfies Partial<PanelHandlers>);
  }

  #follow(settings: Settings): void {
    const { audio, panels, display } = this.parts;
    audio.volumes({
      master: settings.master / 100,
      music: settings.music / 100,
      effects: settings.effects / 100,
    });
    audio.mute(settings.mute);
    audio.amount(settings.musicAmount);
    panels.update({ settings });
    display.settingsChanged(settings);
    this.desk?.settingsChanged?.(settings);
  }
}
