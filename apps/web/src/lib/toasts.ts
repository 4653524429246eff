import { toast } from 'sonner';

/** The same message twice is one toast. */
const key = (title: string, text = '') => `${title}: ${text}`;

/** The messages of the specification: a title and, where it has one, a text. */
export const notify = {
  success: (title: string, text?: string) =>
    void toast.success(title, { id: key(title, text), description: text }),
  info: (title: string, text?: string) => void toast.info(title, { id: key(title, text), description: text }),
  /** What the specification calls destructive. Stays longer: it may hold something to be read twice. */
  error: (title: string, text?: string) =>
    void toast.error(title, { id: key(title, text), description: text, duration: errorDurationMs }),
  /** Stays until it is taken or closed. Answers the function that takes it back. */
  offer: (title: string, text: string, action: { label: string; onTake(): void }) => {
    const id = key(title, text);
    toast.info(title, {
      id,
      description: text,
      duration: Number.POSITIVE_INFINITY,
      action: { label: action.label, onClick: action.onTake },
    });
    return () => void toast.dismiss(id);
  },
};

const errorDurationMs = 8_000;
