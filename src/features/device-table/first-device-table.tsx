import type { ReactElement } from 'react'
import type { IssueFilter } from '../../core/resources/host-functions.js'
import type { Device } from '../../core/resources/resources.js'
import { offlineSince } from '../device/rules/device-status.js'
import { causesOf } from '../device/rules/causes.js'
import { deviceKind } from '../device/rules/device.js'
import type { Localization } from '../../element/custom-element/localization.js'
import { RootFrame } from '../../element/frame/root-frame.js'
import { agoText } from '../../element/hooks/ago-text.js'
import { IssueChips } from '../../element/table/issue-chips.js'
import { TableBox } from '../../element/table/table-box.js'
import { createTableContent } from '../../element/table/table-content.js'
import { countText } from '../../messages/formats.js'
import { IconButton } from '../../ui/actions/icon-button.js'
import { SearchField } from '../../ui/fields/search-field.js'
import { ListFilter, RefreshCw } from '../../ui/icons.js'
import { ScreenHeader } from '../../ui/layout/screen-header.js'
import { ListFrame } from '../../ui/list/list-frame.js'
import { RowBox } from '../../ui/list/row-box.js'
import { firstRowsOf, ROW_HEIGHT } from '../../ui/list/row-metrics.js'
import { keptTemperatureUnit } from '../climate/kept-temperature-unit.js'
import { FirstDevicePicture } from '../device/device-picture.js'
import { CausesPlace } from './causes-place.js'
import { deviceChips } from './device-chips.js'
import type { DeviceTableProps } from './device-list-options.js'
import { DeviceRowContent } from './device-row-content.js'
import { compareDevices, matchesSearch } from './rules/device-search.js'
import { issueKinds } from './rules/issue-kinds.js'

const everything: IssueFilter = () => true

const NOTHING_CHOSEN = { search: '', issueFilter: undefined, subset: undefined, toggledKeys: new Set<string>() }

interface Props {
  readonly devices: readonly Device[]
  /** `true` if the list is complete. */
  readonly isComplete: boolean
  readonly display: Pick<DeviceTableProps, 'heading' | 'dense' | 'disableSearch'>
  readonly localization: Localization
}

/** `DeviceTable` for prerendering, without hooks and contexts. */
export function FirstDeviceTable({ devices, isComplete, display, localization }: Props): ReactElement {
  const { locale, messages } = localization
  const { deviceTable: texts, general } = messages
  const { rows, listed, count, issueCounts } = createTableContent<Device, never>()(NOTHING_CHOSEN, {
    items: devices.filter(deviceKind),
    filter: matchesSearch,
    compare: compareDevices,
    kinds: issueKinds(everything)
  })
  const heading = display.heading ?? texts.heading
  const causeCount = causesOf(listed, everything).length
  const unit = keptTemperatureUnit() ?? 'fahrenheit'
  const shown = rows.slice(0, firstRowsOf(rows.length))
  return (
    <RootFrame {...localization}>
      <TableBox dense={display.dense}>
        <slot name="header" />
        <ScreenHeader
          title={heading}
          count={countText(count, locale)}
          backLabel={general.back}
          actions={
            <>
              <IconButton label={general.refresh} icon={<RefreshCw />} />
              <IconButton label={texts.view} icon={<ListFilter />} aria-expanded={false} />
            </>
          }
        >
          {!display.disableSearch && (
            <SearchField label={texts.search} placeholder={texts.search} value="" clearLabel={texts.clearSearch} />
          )}
          <IssueChips
            chips={deviceChips(texts)}
            texts={texts}
            counts={issueCounts}
            shown={undefined}
            onToggle={() => {}}
          />
        </ScreenHeader>
        <p className="last-read" />
        <output className="offline" />
        {causeCount > 0 && <CausesPlace count={causeCount} />}
        <ListFrame
          label={heading}
          count={rows.length}
          spaceBefore={0}
          spaceAfter={(rows.length - shown.length) * ROW_HEIGHT}
        >
          {shown.map((device, index) => (
            <RowBox
              key={device.device_id}
              itemKey={device.device_id}
              index={index}
              count={rows.length}
              tabIndex={index === 0 ? 0 : -1}
            >
              <DeviceRowContent
                device={device}
                unit={unit}
                messages={messages}
                picture={<FirstDevicePicture device={device} />}
                offlineSince={agoText(offlineSince(device), locale)}
                passesError={everything}
                passesWarning={everything}
              />
            </RowBox>
          ))}
        </ListFrame>
        {!isComplete && <p className="progress">{texts.loadingMore(devices.length)}</p>}
        <slot name="footer" />
      </TableBox>
    </RootFrame>
  )
}
