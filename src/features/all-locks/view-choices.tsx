import { useMessages } from '../../element/custom-element/element-context.js'
import { ALL_LOCKS } from '../../messages/all-locks/en.js'
import { VIEW } from '../../messages/view/en.js'
import { Choice } from '../../ui/fields/choice.js'
import type { AllLocksTableState } from './use-all-locks-table.js'

interface Props {
  readonly state: AllLocksTableState
}

/** Choices between rows and a calendar, and between people and locks. */
export function ViewChoices({ state: { view, setView, grouping, setGrouping } }: Props) {
  const texts = useMessages(ALL_LOCKS)
  const viewTexts = useMessages(VIEW)
  return (
    <div className="all-locks-choices wrap">
      <Choice
        label={viewTexts.heading}
        hideLabel
        options={[
          { value: 'list', label: texts.list },
          { value: 'calendar', label: texts.calendar }
        ]}
        value={view}
        onChange={setView}
      />
      {view === 'list' && (
        <Choice
          label={texts.group}
          hideLabel
          options={[
            { value: 'person', label: texts.byPerson },
            { value: 'lock', label: texts.byLock }
          ]}
          value={grouping}
          onChange={setGrouping}
        />
      )}
    </div>
  )
}
