import { t } from '@lingui/core/macro';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '@/components/button.tsx';
import { TextField } from '@/components/text-field.tsx';

/** Asks what the new app is called, so that the two can be told apart. */
export function AppName({ onNamed }: { onNamed(name: string): void }) {
  const [problem, setProblem] = useState<string>();
  const { register, handleSubmit, setFocus } = useForm({ defaultValues: { name: '' } });
  useEffect(() => setFocus('name'), [setFocus]);
  const submit = handleSubmit(({ name }) => {
    if (name.trim() === '') return setProblem(t`Give it a name.`);
    onNamed(name.trim());
  });
  return (
    <form className="form" noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        label={t`What do you call this app or phone?`}
        hint={t`For example, Work phone.`}
        maxLength={60}
        autoComplete="off"
        error={problem}
        {...register('name')}
      />
      <Button type="submit" variant="primary" wide>{t`Continue`}</Button>
    </form>
  );
}
