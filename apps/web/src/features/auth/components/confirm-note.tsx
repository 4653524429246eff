import { Button } from '@/components/button.tsx';

interface ConfirmNoteProps {
  email: string;
  onBack(): void;
}

/** Stands where the sign-up form stood once the mail is on its way. */
export function ConfirmNote({ email, onBack }: ConfirmNoteProps) {
  return (
    <div className="form" role="status">
      <p>
        Open the link in the mail to <b className="break-words">{email}</b> to confirm your account. It is
        valid for a day.
      </p>
      <p className="soft small">
        Nothing there? Look into the spam folder, or check the address and sign up again.
      </p>
      <Button className="justify-self-start" onClick={onBack}>
        Go to Sign In
      </Button>
    </div>
  );
}
