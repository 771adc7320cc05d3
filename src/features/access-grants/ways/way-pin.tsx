import type { AccessCode, AccessGrant, AccessMethod, Device } from '../../../core/resources/resources.js'
import { useTexts } from '../../../element/custom-element/element-context.js'
import { ACCESS_GRANTS } from '../../../messages/access-grants/en.js'
import { CodeDigits } from '../../access-codes/details/code-pin.js'
import { CopyText } from '../../access-codes/details/copy-text.js'
import { SharePin } from '../lazy-grant-extras.js'
import { digitsByLock, methodDigits, shownCodes } from '../rules/digits-by-lock.js'

interface Props {
  readonly grant: AccessGrant
  readonly method: AccessMethod
  readonly codes: readonly AccessCode[]
  readonly zone: string
  /** Names of the doors that the PIN opens or will open. */
  readonly pinDoorNames: readonly string[]
  readonly deviceOf: (deviceId: string) => Device | undefined
  readonly nameOf: (deviceId: string) => string | undefined
}

/** The digits of a PIN that is ready, to copy or share. Locks with other digits have a line of their own. */
export function WayPin({ grant, method, codes, zone, pinDoorNames, deviceOf, nameOf }: Props) {
  const texts = useTexts(ACCESS_GRANTS)
  const { general } = useTexts()
  const join = (names: readonly string[]): string => general.facts(names, ', ')
  const byLock = [...digitsByLock(shownCodes(codes, deviceOf))]
  const only = methodDigits(method, codes, deviceOf)
  const groups = byLock.length > 0 ? byLock : only === undefined ? [] : [[only, []] as const]
  const pins = groups.map(([pin, lockIds]) => ({
    pin,
    doors: groups.length > 1 ? join(lockIds.map((id) => nameOf(id) ?? texts.someDoor)) : undefined
  }))
  if (pins.length === 0) return null
  return (
    <div className="inline wrap between">
      <div>
        {pins.map(({ pin, doors }) => (
          <div key={pin} className="code-pin inline wrap gap-1">
            <CodeDigits pin={pin} />
            <CopyText text={pin} label={texts.copyPin} fieldLabel={texts.modes.code} />
            {doors && <bdi className="muted small">{doors}</bdi>}
          </div>
        ))}
      </div>
      <SharePin grant={grant} zone={zone} doors={join(pinDoorNames)} pins={pins} />
    </div>
  )
}
