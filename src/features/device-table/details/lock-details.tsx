import { useTexts } from '../../../element/custom-element/element-context.js'
import { withCodeAccess } from '../../access-grants/of-code/with-code-access.js'
import type { DeviceScreenProps } from '../../device/device-screen.js'
import { withIssueList } from '../../issues/with-issue-list.js'
import { LockScreen } from './lock-screen.js'

export const LockDetails = withCodeAccess(
  withIssueList(function LockDetails(props: DeviceScreenProps) {
    const { device: texts } = useTexts()
    return <LockScreen {...props} title={() => texts.titles.lock} />
  })
)
