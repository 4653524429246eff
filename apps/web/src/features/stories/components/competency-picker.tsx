import { type StoryCompetency, storyCompetencies, storyCounts } from '@greenroom/domain';
import { t } from '@lingui/core/macro';
import { competencyLabels } from '@/lib/story-labels.ts';
import type { StoryForm } from '../use-story-form.ts';

/** What a story shows: proposed from its words until the user chooses. */
export function CompetencyPicker({ form: { draft, change, shown, reading } }: { form: StoryForm }) {
  const most = storyCounts.competencies;
  const isFull = shown.length >= most;
  const toggle = (competency: StoryCompetency) =>
    change({
      isChosen: true,
      competencies: shown.includes(competency)
        ? shown.filter((one) => one !== competency)
        : [...shown, competency],
    });
  const first = draft.isChosen ? undefined : reading?.shows.find(({ quote }) => quote !== '');
  const quote = first?.quote ?? '';
  const label = first ? t(competencyLabels[first.competency]) : '';
  return (
    <fieldset className="story-shows">
      <legend>{t`What does it show?`}</legend>
      <p className="fld-hint">
        {first
          ? t`“${quote}” is why we picked ${label}. Change it if you see it differently.`
          : t`Pick up to ${most}. It's how we find the right story for a question.`}
      </p>
      <div className="story-chips">
        {storyCompetencies.map((competency) => {
          const isOn = shown.includes(competency);
          return (
            <label key={competency}>
              <input
                type="checkbox"
                checked={isOn}
                disabled={!isOn && isFull}
                onChange={() => toggle(competency)}
              />
              {t(competencyLabels[competency])}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
