import { useMessages } from '../../../element/custom-element/element-context.js'
import { Screen } from '../../../element/frame/screen.js'
import { useCachedResource } from '../../../element/hooks/use-query.js'
import { TableBox } from '../../../element/table/table-box.js'
import { SkeletonRows } from '../../../ui/list/skeleton-rows.js'
import { deviceQuery } from '../../device/data/queries.js'
import type { DeviceScreenProps } from '../../device/device-screen.js'
import { deviceName } from '../../device/rules/device.js'

/** Access codes of a lock while their code is loading. */
export function CodesPlaceholder({ deviceId }: DeviceScreenProps) {
  const { accessCodeTable: texts } = useMessages()
  const device = useCachedResource(deviceId === undefined ? undefined : deviceQuery(deviceId))
  return (
    <TableBox dense={false}>
      <Screen
        name="access-code-table"
        ids={{ deviceId }}
        view={false}
        state="loading"
        title={texts.heading}
        subtitle={<bdi>{(device && deviceName(device)) ?? '\u00a0'}</bdi>}
        toolbar={
          <>
            <div className="search" />
            <div className="chips" />
          </>
        }
      >
        <SkeletonRows trailing />
      </Screen>
    </TableBox>
  )
}
