import { Inbox, RefreshCw } from '../../ui/icons.js'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useElement, useMessages } from '../../element/element-context.js'
import { BackEvent } from '../../element/events.js'
import type { QueryStanding } from '../../element/use-query.js'
import type { Device } from '../../platform/resources.js'
import { Announcer } from '../../ui/announcer.js'
import { EmptyState } from '../../ui/empty-state.js'
import { IconButton } from '../../ui/icon-button.js'
import { List, type ListHandle, type ListMemory } from '../../ui/list.js'
import { LoadingToast } from '../../ui/loading-toast.js'
import { ScreenHeader } from '../../ui/screen-header.js'
import { SearchBox } from '../../ui/search-box.js'
import { SkeletonRows } from '../../ui/skeleton-rows.js'
import { useStyles } from '../../ui/styles.js'
import { OfflineNotice } from '../offline-notice.js'
import { StandingBanner } from '../standing-banner.js'
import { useScreenFocus } from '../use-screen-focus.js'
import { DeviceRow } from './device-row.js'
import css from './device-table.css'
import { IssueChips } from './issue-chips.js'
import type { DeviceRows } from './use-device-rows.js'

interface Props {
  readonly heading: string | undefined
  readonly standing: QueryStanding
  readonly found: DeviceRows
  /** What is typed into the search box; nothing where there is none. */
  readonly search: string | undefined
  readonly onSearch: (typed: string) => void
  readonly onPress: (device: Device) => void
  readonly memory: RefObject<ListMemory | null>
  /** The device whose details were open before; its row takes the focus. */
  readonly returnsFrom: string | undefined
}

const keyOf = (device: Device): string => device.device_id

/** The list of devices with its heading, search and chips. */
export function DeviceTable({ heading, standing, found, search, onSearch, onPress, memory, returnsFrom }: Props) {
  useStyles(css)
  const { controller, options, locale } = useElement()
  const { deviceTable, general } = useMessages()
  const list = useRef<ListHandle>(null)
  const title = useScreenFocus(returnsFrom !== undefined)
  const { ids, isComplete, isFetching, error, failureCount, fetch } = standing
  const hasFailed = error !== undefined || failureCount > 0
  const hasAnswer = ids !== undefined
  const isEmpty = found.rows.length === 0

  useLayoutEffect(() => {
    if (returnsFrom !== undefined) list.current?.focusRow(returnsFrom)
  }, [returnsFrom])

  return (
    <>
      <ScreenHeader
        title={heading ?? deviceTable.heading}
        count={hasAnswer ? found.count.toLocaleString(locale) : undefined}
        headingRef={title}
        backLabel={general.back}
        onBack={options.showBack ? () => controller.dispatch(new BackEvent()) : undefined}
        actions={
          <IconButton label={general.refresh} icon={<RefreshCw />} pending={isFetching && hasAnswer} onClick={fetch} />
        }
      >
        {search !== undefined && (
          <SearchBox
            label={deviceTable.search}
            placeholder={deviceTable.search}
            value={search}
            onChange={onSearch}
            clearLabel={deviceTable.clearSearch}
          />
        )}
        {(hasAnswer || !hasFailed) && (
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- A fieldset is for the fields of a form.
          <div role="group" aria-label={deviceTable.filters} className="chips">
            {hasAnswer && <IssueChips {...found} />}
          </div>
        )}
      </ScreenHeader>
      <OfflineNotice />
      <StandingBanner standing={standing} message={deviceTable.failed} />
      <LoadingToast active={!hasAnswer && isFetching && !hasFailed} label={deviceTable.loading} />
      {isEmpty && !isComplete && error === undefined && <SkeletonRows leading trailing />}
      {isEmpty && isComplete && <EmptyState icon={<Inbox />} title={deviceTable.empty} />}
      {!isEmpty && (
        <List
          ref={list}
          items={found.rows}
          itemKey={keyOf}
          label={heading ?? deviceTable.heading}
          renderRow={(device) => <DeviceRow device={device} />}
          onPress={onPress}
          memory={memory}
        />
      )}
      {hasAnswer && !isComplete && isFetching && (
        <p className="progress">{deviceTable.loadingMore(ids.length)}</p>
      )}
      <Announcer message={hasAnswer && isComplete ? (isEmpty ? deviceTable.empty : deviceTable.count(found.rows.length)) : ''} />
    </>
  )
}
