/** A button that opens the system's file window. */
import { useRef } from 'preact/hooks';
import { bytesOf } from '../../services/share.ts';
import { Button } from './button.tsx';

interface Props {
  readonly label: string;
  readonly accept?: string | undefined;
  readonly onFile: (bytes: Uint8Array) => void;
}

export function FilePick({ label, accept, onFile }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const read = async (files: FileList | null) => {
    const file = files?.[0];
    if (file) onFile(await bytesOf(file));
  };
  return (
    <>
      <Button onPress={() => input.current?.click()}>{label}</Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        aria-label={label}
        onChange={event => {
          const field = event.currentTarget;
          // Emptied afterwards, so that the same file can be chosen again.
          void read(field.files).finally(() => {
            field.value = '';
          });
        }}
      />
    </>
  );
}
