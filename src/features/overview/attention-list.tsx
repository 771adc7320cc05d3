import { useMessages } from '../../element/custom-element/element-context.js'
import { OVERVIEW } from '../../messages/overview/en.js'
import { AccountRow, HubRow } from './cause-rows.js'
import { BatteryRow } from './battery-row.js'
import { CodeRow } from './code-row.js'
import { DoorRow } from './door-row.js'
import { OfflineRow } from './offline-row.js'
import { OverviewPart } from './overview-part.js'
import { ProblemRow } from './problem-row.js'
import type { CodeAttention, DevicesAttention } from './rules/attention-items.js'

/** List of all devices that need attention, grouped by kind, each item with its next step. */
export function AttentionList({ attention }: { readonly attention: DevicesAttention }) {
  const texts = useMessages(OVERVIEW)
  const { accounts, hubs, doors, problems, offline, batteries } = attention
  return (
    <>
      <OverviewPart
        kind="accounts"
        title={texts.accounts}
        items={accounts}
        renderRow={(cause) => <AccountRow key={cause.key} cause={cause} />}
      />
      <OverviewPart
        kind="hubs"
        title={texts.hubs}
        items={hubs}
        renderRow={(cause) => <HubRow key={cause.key} cause={cause} />}
      />
      <OverviewPart
        kind="night"
        title={texts.atNight}
        items={doors}
        renderRow={(device) => <DoorRow key={device.device_id} device={device} />}
      />
      <OverviewPart
        kind="problems"
        title={texts.problems}
        items={problems}
        renderRow={(item) => <ProblemRow key={item.device.device_id} item={item} />}
      />
      <OverviewPart
        kind="offline"
        title={texts.offline}
        items={offline}
        renderRow={(item) => <OfflineRow key={item.device.device_id} item={item} />}
      />
      <OverviewPart
        kind="batteries"
        title={texts.batteries}
        items={batteries}
        renderRow={(device) => <BatteryRow key={device.device_id} device={device} />}
      />
    </>
  )
}

/** List of all codes that need attention. */
export function CodeAttentionList({ codes }: { readonly codes: readonly CodeAttention[] }) {
  const texts = useMessages(OVERVIEW)
  return (
    <OverviewPart
      kind="codes"
      title={texts.codes}
      items={codes}
      renderRow={(item) => <CodeRow key={item.code.access_code_id} item={item} />}
    />
  )
}
