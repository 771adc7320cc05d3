import type { ReactElement } from 'react'
import type { IssueFilter } from '../../core/resources/host-functions.js'
import type { Device } from '../../core/resources/resources.js'
import type { Localization } from '../../element/custom-element/localization.js'
import { RootFrame } from '../../element/frame/root-frame.js'
import { agoText } from '../../element/hooks/ago-text.js'
import { FirstTable } from '../../element/table/first-table.js'
import { IconButton } from '../../ui/actions/icon-button.js'
import { ListFilter } from '../../ui/icons.js'
import { keptTemperatureUnit } from '../climate/kept-temperature-unit.js'
import { FirstDevicePicture } from '../device/device-picture.js'
import { causesOf } from '../device/rules/causes.js'
import { deviceKind } from '../device/rules/device.js'
import { offlineSince } from '../device/rules/device-status.js'
import { CausesPlace } from './causes-place.js'
import { ColumnHeads } from './column-heads.js'
import { deviceChips } from './device-chips.js'
import { DeviceRowContent } from './device-row-content.js'
import type { DeviceTableProps } from './device-table-options.js'
import { Panes } from './panes.js'
import { compareDevices, matchesSearch } from './rules/device-search.js'
import { issueKinds } from './rules/issue-kinds.js'
import { startsWithTiles } from './rules/tiles.js'

const everything: IssueFilter = () => true

interface Props {
  readonly list: {
    readonly resources: readonly Device[]
    readonly isComplete: boolean
  }
  /** Details that are shown next to the list. */
  readonly opened?: { readonly id: string; readonly details: ReactElement }
  readonly display: Pick<DeviceTableProps, 'heading' | 'dense' | 'disableSearch'>
  readonly localization: Localization
}

/** `DeviceTable` for prerendering, without hooks and contexts. */
export function FirstDeviceTable({ list, opened, display, localization }: Props): ReactElement {
  const { resources: devices, isComplete } = list
  const { locale, messages } = localization
  const { deviceTable: texts } = messages
  const items = devices.filter(deviceKind)
  const unit = keptTemperatureUnit() ?? 'fahrenheit'
  return (
    <RootFrame {...localization}>
      <Panes
        isAside={opened !== undefined}
        list={
          <FirstTable
            isComplete={isComplete}
            display={display}
            localization={localization}
            texts={texts}
            items={items}
            isTiled={!opened && isComplete && startsWithTiles(items.length, display)}
            readCount={devices.length}
            filter={matchesSearch}
            compare={compareDevices}
            kinds={issueKinds(everything)}
            chips={deviceChips(texts)}
            actions={<IconButton label={texts.view} icon={<ListFilter />} aria-expanded={false} />}
            keyOf={(device) => device.device_id}
            current={opened?.id}
            renderNotices={(listed) => (
              <>
                {causesOf(listed, everything).length > 0 && <CausesPlace />}
                <ColumnHeads texts={texts.columns} sort={undefined} onSort={() => {}} />
              </>
            )}
            renderRow={(device) => (
              <DeviceRowContent
                device={device}
                unit={unit}
                messages={messages}
                picture={<FirstDevicePicture device={device} />}
                offlineSince={agoText(offlineSince(device), locale)}
                passesError={everything}
                passesWarning={everything}
              />
            )}
          />
        }
        details={opened?.details}
      />
    </RootFrame>
  )
}
