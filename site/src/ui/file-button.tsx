import { type ReactElement, useRef } from 'react';

interface FileButtonProps {
  text: string;
  onFile: (file: File) => void;
}

/** Button to choose a JSON file. The reader may choose the same file again. */
export function FileButton({ text, onFile }: FileButtonProps): ReactElement {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button" className="button" onClick={() => input.current?.click()}>
        {text}
      </button>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        className="visually-hidden"
        aria-hidden="true"
        tabIndex={-1}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          currentTarget.value = '';
          if (file) onFile(file);
        }}
      />
    </>
  );
}
