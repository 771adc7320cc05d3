import { useTexts } from '../../element/custom-element/element-context.js'
import { Screen } from '../../element/frame/screen.js'
import { lazyComponent } from '../../element/lazy/lazy-screen.js'
import { ListHeads } from '../../ui/list/list-heads.js'
import type { CodeListOptions } from '../access-codes/table/access-code-table-options.js'
import { AllCodesSkeleton, AllCodesToolbar } from '../access-codes/table/all-codes-skeleton.js'
import { CodesBox } from '../access-codes/table/codes-box.js'
import { type DeviceCodesProps, DeviceCodesScreen } from '../access-codes/table/device-codes-screen.js'

function LoadingScreen({ heading, deviceIds, dense }: CodeListOptions) {
  const { accessCodeTable } = useTexts()
  return (
    <CodesBox dense={dense}>
      <div className="table">
        <Screen
          name={undefined}
          state="loading"
          title={heading ?? accessCodeTable.heading}
          toolbar={<AllCodesToolbar />}
        >
          <ListHeads />
          <AllCodesSkeleton deviceIds={deviceIds} />
        </Screen>
      </div>
    </CodesBox>
  )
}

const AllLocksCodes = lazyComponent(
  () => import('./all-locks-codes-screen.js').then(({ AllLocksCodesScreen: screen }) => screen),
  (props) => <LoadingScreen {...props} />
)

/** The access codes of a device, or of all locks if there is no `deviceId`. */
export const AccessCodeTableScreen = (props: DeviceCodesProps) =>
  props.deviceId === undefined ? <AllLocksCodes {...props} /> : <DeviceCodesScreen {...props} />
