import { Autocomplete } from '@base-ui/react/autocomplete';
import { Dialog } from '@base-ui/react/dialog';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { jobsQuery } from '@/lib/jobs-query.ts';
import { useUser } from '@/lib/session.ts';
import {
  answers,
  type Command,
  type CommandGroup,
  commandGroups,
  commandText,
  jobCommands,
} from './commands.ts';

interface CommandPaletteProps {
  open: boolean;
  onOpenChange(open: boolean): void;
  onChoose(command: Command): void;
}

/** A field over a list of everything one can go to or do; arrows choose, Enter does it, Escape closes. */
export function CommandPalette({ open, onOpenChange, onChoose }: CommandPaletteProps) {
  const { id: userId } = useUser();
  // If the interviews can't be loaded, the other commands still show.
  const jobs = useQuery({ ...jobsQuery(userId), enabled: open }).data?.jobs ?? [];
  const groups = jobs.length > 0 ? [...commandGroups, jobCommands(jobs)] : commandGroups;
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Backdrop className="scrim" />
        <Dialog.Popup className="dialog palette" aria-label={t`Command palette`}>
          <Autocomplete.Root
            inline
            open
            items={groups}
            filter={answers}
            itemToStringValue={commandText}
            autoHighlight="always"
            keepHighlight
          >
            <div className="palette-field">
              <Search className="i" aria-hidden="true" />
              <Autocomplete.Input
                aria-label={t`Find a page or an action`}
                placeholder={t`Search pages and actions…`}
              />
              <kbd>Esc</kbd>
            </div>
            <Autocomplete.Empty className="palette-empty">
              {t`Nothing by that name. Try “resume,” “theme” or “sign out.”`}
            </Autocomplete.Empty>
            <Autocomplete.List className="palette-list">
              {(group: CommandGroup) => (
                <Autocomplete.Group key={group.value} items={group.items as Command[]}>
                  <Autocomplete.GroupLabel className="palette-label">
                    {t(group.label)}
                  </Autocomplete.GroupLabel>
                  <Autocomplete.Collection>
                    {(command: Command) => (
                      <PaletteLine
                        key={command.id ?? command.label.id}
                        command={command}
                        onChoose={onChoose}
                      />
                    )}
                  </Autocomplete.Collection>
                </Autocomplete.Group>
              )}
            </Autocomplete.List>
          </Autocomplete.Root>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function PaletteLine({ command, onChoose }: { command: Command; onChoose(command: Command): void }) {
  const { Icon, keys } = command;
  return (
    <Autocomplete.Item className="menu-item" value={command} onClick={() => onChoose(command)}>
      <Icon className="i" aria-hidden="true" />
      <span>{commandText(command)}</span>
      {keys?.map((key) => (
        <kbd key={key}>{key}</kbd>
      ))}
    </Autocomplete.Item>
  );
}
