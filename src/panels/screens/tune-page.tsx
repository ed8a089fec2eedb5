/** A tune in the gallery: a button for every cue, its form, its spectrogram. */
import { useEffect, useRef } from 'preact/hooks';
import { usePanels } from '../context.ts';
import type { GalleryTune } from '../model.ts';
import { Button } from '../parts/button.tsx';

export function TunePage({ tune, pack }: { readonly tune: GalleryTune; readonly pack: string }) {
  const { handlers } = usePanels();
  return (
    <section class="gallery-tune">
      <h2 class="heading">{tune.name}</h2>
      <div class="buttons">
        {tune.cues.map(cue => (
          <Button
            key={cue}
            look={cue === tune.cue ? 'red' : 'wood'}
            onPress={() => handlers.gallery('cue', cue, pack)}
          >
            {cue}
          </Button>
        ))}
        <Button look="stone" onPress={() => handlers.command('stop-music')}>
          Silence
        </Button>
      </div>
      <Spectrogram tune={tune} />
      <table class="ledger">
        <thead>
          <tr>
            <th>Section</th>
            <th>Role</th>
            <th>Bars</th>
            <th>Parts</th>
          </tr>
        </thead>
        <tbody>
          {tune.sections.map(({ name, role, bars, parts }) => (
            <tr key={name}>
              <td>{name}</td>
              <td>{role}</td>
              <td>{bars}</td>
              <td>{parts}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Low notes at the bottom, time from left to right; the brighter, the louder. */
function Spectrogram({ tune: { name, spectrogram } }: { readonly tune: GalleryTune }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { columns, rows, values } = spectrogram;
  useEffect(() => {
    const pen = canvas.current?.getContext('2d');
    if (!pen) return;
    const picture = pen.createImageData(columns, rows);
    for (let column = 0; column < columns; column++) {
      for (let row = 0; row < rows; row++) {
        const loud = values[column * rows + row]!;
        const at = ((rows - 1 - row) * columns + column) * 4;
        picture.data.set([loud, Math.max(0, loud * 1.4 - 100), 60 + loud / 4, 255], at);
      }
    }
    pen.putImageData(picture, 0, 0);
  }, [columns, rows, values]);
  return (
    <canvas
      ref={canvas}
      class="gallery-spectrogram"
      width={columns}
      height={rows}
      role="img"
      aria-label={`Spectrogram of ${name}: its first twelve seconds`}
    />
  );
}
