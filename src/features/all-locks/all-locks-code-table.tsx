import { type ReactNode, useCallback } from 'react'
import { AccessCodeClickEvent } from '../access-codes/access-code-events.js'
import { useElement, useMessages } from '../../element/custom-element/element-context.js'
import { lazyPart } from '../../element/lazy/lazy-part.js'
import { Refusal } from '../../element/frame/status-banner.js'
import * as Table from '../../element/table/table.js'
import { Banner } from '../../ui/feedback/banner.js'
import { TriangleAlert } from '../../ui/icons.js'
import { SkeletonRows } from '../../ui/list/skeleton-rows.js'
import { registerStyles } from '../../ui/style/styles.js'
import { type CodeGroup, isFoundInside, type LockCode } from '../access-codes/rules/all-locks-codes.js'
import type { CodeListOptions } from '../access-codes/table/access-code-table-options.js'
import { ALL_LOCKS } from '../../messages/all-locks/en.js'
import { VIEW } from '../../messages/view/en.js'
import { Choice } from '../../ui/fields/choice.js'
import { CodeGroupCodes } from './code-group-codes.js'
import { CodeGroupRow } from './code-group-row.js'
import { useSectionHead } from '../access-codes/table/use-section-head.js'
import tableCss from '../access-codes/table/access-code-table.css'
import css from './all-locks.css'
import type { AddCodesControl } from './use-add-codes.js'
import type { CodesChange } from './use-codes-change.js'
import type { AllLocksTableState } from './use-all-locks-table.js'

registerStyles(tableCss)
registerStyles(css)

const LazyAccessCalendar = lazyPart(
  () => import('./calendar/access-calendar.js').then(({ AccessCalendar: part }) => part),
  <SkeletonRows />
)

interface Props {
  readonly state: AllLocksTableState
  readonly display: CodeListOptions
  readonly add: AddCodesControl
  readonly change: CodesChange
  readonly onOpen: (group: CodeGroup, code: LockCode) => void
  /** Key of the group whose code was open before. */
  readonly returnsTo: string | undefined
}

const idsOf = (group: CodeGroup): string[] => group.codes.map(({ code }) => code.access_code_id)

interface ViewChoicesProps {
  readonly state: AllLocksTableState
}

/** Choices between rows and a calendar, and between people and locks. */
function ViewChoices({ state: { view, setView, grouping, setGrouping } }: ViewChoicesProps) {
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

/** The codes of all locks, grouped by person or by lock. */
export function AllLocksCodeTable({ state, display, add, change, onOpen, returnsTo }: Props) {
  const { controller, messages } = useElement()
  const { accessCodeTable: texts, general } = messages
  const allLocks = useMessages(ALL_LOCKS)
  const { store, table, grouping, view } = state
  const { codes, answered, failed, refused, isRetrying, count, isSettled, retry } = state.lockCodes
  const lost = failed - refused
  const isRefused = count > 0 && refused === count
  const isCalendar = view === 'calendar'
  const isByLock = grouping === 'lock'
  const renderRow = useCallback((group: CodeGroup) => <CodeGroupRow group={group} isByLock={isByLock} />, [isByLock])
  // Identified by the codes in it, because the name of the group may change.
  const isToggled = (group: CodeGroup): boolean => idsOf(group).some((id) => table.toggledKeys.has(id))
  // A group with a match inside is expanded until the user collapses it.
  const isOpen = (group: CodeGroup): boolean => isFoundInside(group, table.search, isByLock) !== isToggled(group)
  function openCode(group: CodeGroup, each: LockCode): void {
    if (controller.dispatch(new AccessCodeClickEvent(each.code))) onOpen(group, each)
  }
  const below = (group: CodeGroup): ReactNode =>
    isOpen(group) && <CodeGroupCodes {...{ group, isByLock, change }} onOpen={(code) => openCode(group, code)} />

  const above = useSectionHead(state)

  const isComplete = state.status.isComplete && isSettled
  const status = { ...state.status, isComplete }
  const hasStatus = answered > 0 || isComplete || status.error !== undefined || status.failureCount > 0
  const progress = <p className="all-locks-progress muted small note">{allLocks.progress(answered, count)}</p>
  return (
    <div className={display.dense ? 'codes of-people of-one-line' : 'codes of-people'}>
      <Table.Root
        name="access-code-table"
        {...{ store, table, texts, status, returnsTo }}
        heading={display.heading ?? allLocks.heading}
        dense={display.dense}
        isAwaited={!hasStatus}
        actions={add.button}
        search={!display.disableSearch && <Table.Search />}
        toolbar={
          <>
            <Table.Chips chips={[{ icon: <TriangleAlert />, words: () => texts.issues(state.issues) }]} />
            <ViewChoices {...{ state }} />
          </>
        }
      >
        <Table.Notices />
        {lost > 0 && (
          <Banner
            message={allLocks.failed(lost)}
            actionLabel={general.tryAgain}
            onAction={retry}
            pending={isRetrying}
          />
        )}
        {!isSettled && progress}
        {!isCalendar && change.shown}
        {add.shown}
        {isCalendar ? (
          <LazyAccessCalendar {...{ state, change, status }} add={add.begin} onOpen={openCode} />
        ) : (
          <>
            <Table.Empty>{isRefused ? <Refusal /> : lost > 0 && codes.length === 0 && progress}</Table.Empty>
            <Table.Rows
              {...{ store, table, renderRow, below, above }}
              isExpanded={isOpen}
              onPress={(group) =>
                store.toggle(idsOf(group).slice(0, isToggled(group) ? undefined : 1), !isToggled(group))
              }
            />
          </>
        )}
      </Table.Root>
    </div>
  )
}
