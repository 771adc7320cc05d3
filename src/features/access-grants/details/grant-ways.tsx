import type { AccessCode, AccessGrant, AccessMethod } from '../../../core/resources/resources.js'
import { parseInstant } from '../../../core/values/parse-instant.js'
import { parseList, parseNumber, parseString } from '../../../core/values/value.js'
import { useTexts } from '../../../element/custom-element/element-context.js'
import { ACCESS_GRANTS } from '../../../messages/access-grants/en.js'
import { KeyRound } from '../../../ui/icons.js'
import type { Dates } from '../../access-codes/dates.js'
import { CopyText } from '../../access-codes/details/copy-text.js'
import { PinGroups } from '../../access-codes/pin-groups.js'
import { wayMode } from '../rules/access-grant.js'
import { hasFailed, isBeingDeleted } from '../rules/access-grant-state.js'
import { digitsByLock } from '../rules/grant-alerts.js'
import { WAY_ICONS } from '../way-icons.js'

interface WayProps {
  readonly grant: AccessGrant
  readonly method: AccessMethod
  readonly codes: readonly AccessCode[]
  readonly dates: Dates
  readonly nameOf: (deviceId: string) => string | undefined
}

/** Returns the state of a way in, in a few words. */
function useWayState({ method, dates }: WayProps): string {
  const { wayStates, readySince } = useTexts(ACCESS_GRANTS)
  const isCard = wayMode(method) === 'card'
  if (isBeingDeleted(method)) return wayStates.removing
  if (hasFailed(method)) return wayStates.failed
  if (method.is_issued === true) {
    if (parseList(method.pending_mutations).length > 0) return wayStates.changing
    if (isCard) return wayStates.encoded
    const issuedAt = parseInstant(method.issued_at)
    return issuedAt === undefined ? wayStates.ready : readySince(dates.dateTime(issuedAt))
  }
  if (isCard && (method.is_encoding_required === true || method.is_ready_for_encoding === true))
    return wayStates.toEncode
  if (isCard && (method.is_assignment_required === true || method.is_ready_for_assignment === true))
    return wayStates.toAssign
  return wayStates.preparing
}

interface DigitsProps {
  readonly pin: string
  /** Names of the locks, if others have other digits. */
  readonly locks?: string | undefined
}

function Digits({ pin, locks }: DigitsProps) {
  const texts = useTexts(ACCESS_GRANTS)
  return (
    <p className="inline wrap">
      <PinGroups pin={pin} />
      <CopyText text={pin} label={texts.copyPin} fieldLabel={texts.modes.code} />
      {locks && <bdi className="muted small">{locks}</bdi>}
    </p>
  )
}

/** The digits of a PIN that is ready. Locks with other digits have a line of their own. */
function WayPin({ method, codes, nameOf }: WayProps) {
  const texts = useTexts(ACCESS_GRANTS)
  const { general } = useTexts()
  const groups = [...digitsByLock(codes)]
  const digits = parseString(method.code)
  if (groups.length > 1) {
    return groups.map(([pin, lockIds]) => (
      <Digits
        key={pin}
        pin={pin}
        locks={general.facts(
          lockIds.map((id) => nameOf(id) ?? texts.someDoor),
          ', '
        )}
      />
    ))
  }
  const pin = groups[0]?.[0] ?? digits
  return pin === undefined ? null : <Digits pin={pin} />
}

const isSafeLink = (url: string | undefined): url is string =>
  url !== undefined && URL.canParse(url) && new URL(url).protocol === 'https:'

/** The link of a mobile key. It is not in the page until it is copied. */
function WayLink({ grant, method }: WayProps) {
  const texts = useTexts(ACCESS_GRANTS)
  const url = parseString(method.instant_key_url)
  const requested = parseList(grant.requested_access_methods).find((each) => each?.mode === 'mobile_key')
  const uses = parseNumber(requested?.instant_key_max_use_count)
  return (
    <div className="inline wrap">
      {isSafeLink(url) ? (
        <CopyText text={url} label={texts.copyLink} fieldLabel={texts.link} />
      ) : (
        <span className="muted small">{texts.linkHidden}</span>
      )}
      {uses !== undefined && uses > 0 && <span className="muted small">{texts.uses(uses)}</span>}
    </div>
  )
}

function Way(props: WayProps) {
  const texts = useTexts(ACCESS_GRANTS)
  const { method } = props
  const mode = wayMode(method)
  const Icon = mode ? WAY_ICONS[mode] : KeyRound
  const isUsable = method.is_issued === true && !isBeingDeleted(method)
  const state = useWayState(props)
  return (
    <li part="way" className="grant-way stack gap-1">
      <div className="inline between">
        <span className="status">
          <Icon />
          <b>{mode ? texts.modes[mode] : texts.otherMode}</b>
        </span>
        <span className="muted small">{state}</span>
      </div>
      {isUsable && mode === 'code' && <WayPin {...props} />}
      {isUsable && mode === 'mobile_key' && <WayLink {...props} />}
      {!isUsable && mode === 'card' && !isBeingDeleted(method) && <p className="muted small">{texts.atDesk}</p>}
      {isUsable && mode === 'cloud_key' && <p className="muted small">{texts.webPass}</p>}
    </li>
  )
}

interface Props extends Omit<WayProps, 'method'> {
  readonly methods: readonly AccessMethod[]
}

/**
 * The ways in of an access, with their digits or links.
 *
 * @csspart way - A way in: a PIN, a mobile key, a card or a cloud key.
 */
export const GrantWays = ({ methods, ...rest }: Props) => (
  <ul className="grant-list">
    {methods.map((method) => (
      <Way key={method.access_method_id} method={method} {...rest} />
    ))}
  </ul>
)
