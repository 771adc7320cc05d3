import { type ReactNode, useCallback } from 'react'
import { useElement, useTexts } from '../../element/custom-element/element-context.js'
import { Refusal } from '../../element/frame/status-banner.js'
import { isFailing } from '../../element/hooks/use-query.js'
import { lazyPart } from '../../element/lazy/lazy-part.js'
import * as Table from '../../element/table/table.js'
import { ALL_LOCKS } from '../../messages/all-locks/en.js'
import { VIEW } from '../../messages/view/en.js'
import { Banner } from '../../ui/feedback/banner.js'
import { Choice } from '../../ui/fields/choice.js'
import { TriangleAlert } from '../../ui/icons.js'
import { registerStyles } from '../../ui/style/styles.js'
import { AccessCodeClickEvent } from '../access-codes/access-code-events.js'
import { type CodeGroup, isFoundInside, type LockCode } from '../access-codes/rules/all-locks-codes.js'
import tableCss from '../access-codes/table/access-code-table.css'
import type { CodeListOptions } from '../access-codes/table/access-code-table-options.js'
import { AllCodesSkeleton } from '../access-codes/table/all-codes-skeleton.js'
import { CodeHeads } from '../access-codes/table/code-heads.js'
import { useSectionHead } from '../access-codes/table/use-section-head.js'
import type { UseParts } from '../access-codes/use/use-parts.js'
import css from './all-locks.css'
import { CodeGroupCodes } from './code-group-codes.js'
import { CodeGroupRow } from './code-group-row.js'
import type { AddCodesControl } from './use-add-codes.js'
import type { AllLocksTableState } from './use-all-locks-table.js'
import type { CodesEditing } from './use-codes-editing.js'
import { useGroupActions } from './use-group-actions.js'

registerStyles(tableCss)
registerStyles(css)

const LazyAccessCalendar = lazyPart(
  () => import('./calendar/access-calendar.js').then(({ AccessCalendar: part }) => part),
  <AllCodesSkeleton />
)

interface Props {
  readonly state: AllLocksTableState
  readonly display: CodeListOptions
  readonly add: AddCodesControl
  readonly editing: CodesEditing
  readonly uses: UseParts<CodeGroup>
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
  const texts = useTexts(ALL_LOCKS)
  const viewTexts = useTexts(VIEW)
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
export function AllLocksCodeTable({ state, display, add, editing, uses, onOpen, returnsTo }: Props) {
  const { controller, messages } = useElement()
  const { accessCodeTable: texts, general } = messages
  const allLocks = useTexts(ALL_LOCKS)
  const { store, table, grouping, view, isComplete, isHeld } = state
  const { codes, responded, failed, refused, isRetrying, count, retry } = state.lockCodes
  const lost = failed - refused
  const isRefused = count > 0 && refused === count
  const isCalendar = view === 'calendar'
  const isByLock = grouping === 'lock'
  const { lineOf, chip } = uses
  const renderRow = useCallback(
    (group: CodeGroup) => <CodeGroupRow group={group} isByLock={isByLock} use={lineOf?.(group)} />,
    [isByLock, lineOf]
  )
  // Identified by the codes in it, because the name of the group may change.
  const isToggled = (group: CodeGroup): boolean => idsOf(group).some((id) => table.toggledKeys.has(id))
  // A group with a match inside is expanded until the user collapses it.
  const isOpen = (group: CodeGroup): boolean => isFoundInside(group, table.search, isByLock) !== isToggled(group)
  function openCode(group: CodeGroup, each: LockCode): void {
    if (controller.dispatch(new AccessCodeClickEvent(each.code))) onOpen(group, each)
  }
  const { renderAction, fallbackOf, announcement } = useGroupActions(isByLock)
  const below = (group: CodeGroup): ReactNode => (
    <>
      {fallbackOf(group)}
      {isOpen(group) && (
        <CodeGroupCodes group={group} isByLock={isByLock} editing={editing} onOpen={(code) => openCode(group, code)} />
      )}
    </>
  )

  const above = useSectionHead(state)

  const status = { ...state.status, isComplete }
  const hasStatus = responded > 0 || isComplete || isFailing(status)
  const progress = <p className="chips inline muted">{allLocks.progress(responded, count)}</p>
  const skeletons = <AllCodesSkeleton deviceIds={display.deviceIds} />
  return (
    <div className={display.dense ? 'codes of-people of-one-line' : 'codes of-people'}>
      <Table.Root
        name="access-code-table"
        store={store}
        table={table}
        texts={texts}
        status={status}
        returnsTo={returnsTo}
        heading={display.heading ?? allLocks.heading}
        dense={display.dense}
        isAwaited={isHeld || !hasStatus}
        actions={add.button}
        search={!display.disableSearch && <Table.Search />}
        toolbar={
          <>
            {count > 0 && !isComplete ? (
              progress
            ) : (
              <Table.Chips chips={[{ icon: <TriangleAlert />, text: () => texts.issues(state.issues) }]} more={chip} />
            )}
            <ViewChoices state={state} />
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
        {!isCalendar && editing.shown}
        {add.shown}
        {isCalendar ? (
          <LazyAccessCalendar state={state} editing={editing} status={status} add={add.begin} onOpen={openCode} />
        ) : (
          <>
            {!isByLock && (table.rows.length > 0 || !isComplete) && <CodeHeads lock={allLocks.byLock} />}
            <div className="scrolling">
              <Table.Empty skeletons={skeletons}>
                {isRefused ? <Refusal /> : lost > 0 && codes.length === 0 && <div className="note">{progress}</div>}
              </Table.Empty>
              <Table.Rows
                store={store}
                table={table}
                renderRow={renderRow}
                renderAction={renderAction}
                below={below}
                above={above}
                isExpanded={isOpen}
                onPress={(group) =>
                  store.toggle(idsOf(group).slice(0, isToggled(group) ? undefined : 1), !isToggled(group))
                }
              />
              {!isComplete && table.rows.length > 0 && skeletons}
            </div>
          </>
        )}
      </Table.Root>
      {announcement}
    </div>
  )
}
