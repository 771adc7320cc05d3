import type { EncodeCard } from '../../../core/resources/host-functions.js'
import type { AccessCode, AccessGrant, AccessMethod, Device } from '../../../core/resources/resources.js'
import { parseInstant } from '../../../core/values/parse-instant.js'
import { parseList, parseNumber } from '../../../core/values/value.js'
import { useTexts } from '../../../element/custom-element/element-context.js'
import { useCanOffer } from '../../../element/hooks/use-permissions.js'
import { ACCESS_GRANT_DETAILS } from '../../../messages/access-grant-details/en.js'
import { ACCESS_GRANTS } from '../../../messages/access-grants/en.js'
import { KeyRound } from '../../../ui/icons.js'
import { EllipsisVertical, Trash2 } from '../../../ui/later-icons.js'
import { Menu } from '../../../ui/overlay/menu.js'
import { useAsked } from '../../../ui/overlay/use-question.js'
import type { Dates } from '../../access-codes/dates.js'
import { EncodeCardButton, RevokeWay } from '../lazy-grant-actions.js'
import { wayMode } from '../rules/access-grant.js'
import { hasFailed, isBeingDeleted } from '../rules/access-grant-issues.js'
import { needsAssignment, needsEncoding } from '../rules/access-grant-state.js'
import { WAY_ICONS } from '../way-icons.js'
import { WayLink } from '../ways/way-link.js'
import { WayPin } from '../ways/way-pin.js'

interface WayProps {
  readonly grant: AccessGrant
  readonly method: AccessMethod
  readonly codes: readonly AccessCode[]
  readonly zone: string
  readonly dates: Dates
  readonly pinDoorNames: readonly string[]
  readonly deviceOf: (deviceId: string) => Device | undefined
  readonly nameOf: (deviceId: string) => string | undefined
  readonly encodeCard: EncodeCard | undefined
  /** `true` if the access has no other way in. */
  readonly isLast: boolean
  /** Asks to remove the access. */
  readonly onRemove: () => void
}

/** Returns the state of a way in, in a few words. */
function useWayState({ method, dates }: Pick<WayProps, 'method' | 'dates'>): string {
  const { wayStates, readySince } = useTexts(ACCESS_GRANT_DETAILS)
  if (isBeingDeleted(method)) return wayStates.removing
  if (hasFailed(method)) return wayStates.failed
  if (method.is_issued === true) {
    if (parseList(method.pending_mutations).length > 0) return wayStates.changing
    if (wayMode(method) === 'card') return wayStates.encoded
    const issuedAt = parseInstant(method.issued_at)
    return issuedAt === undefined ? wayStates.ready : readySince(dates.dateTime(issuedAt))
  }
  if (needsEncoding(method)) return wayStates.toEncode
  return needsAssignment(method) ? wayStates.toAssign : wayStates.preparing
}

/** Returns how often the link of a mobile key can be used, if that is limited. */
function linkUses(grant: AccessGrant): number | undefined {
  const requested = parseList(grant.requested_access_methods).find((each) => each?.mode === 'mobile_key')
  const uses = parseNumber(requested?.instant_key_max_use_count)
  return uses !== undefined && uses > 0 ? uses : undefined
}

function Way(props: WayProps) {
  const { grant, method, encodeCard, isLast, onRemove } = props
  const { accessCodeTable, general } = useTexts()
  const grantTexts = useTexts(ACCESS_GRANTS)
  const texts = useTexts(ACCESS_GRANT_DETAILS)
  const canOffer = useCanOffer()
  const mode = wayMode(method)
  const name = mode ? grantTexts.modes[mode] : grantTexts.otherMode
  const Icon = mode ? WAY_ICONS[mode] : KeyRound
  const isRemoving = isBeingDeleted(method) || isBeingDeleted(grant)
  const isUsable = method.is_issued === true && !isRemoving
  const state = useWayState(props)
  const uses = isUsable && mode === 'mobile_key' ? linkUses(grant) : undefined
  const facts = general.facts([state, ...(uses === undefined ? [] : [texts.uses(uses)])])
  const id = grant.access_grant_id
  const canRevoke = !isRemoving && canOffer(isLast ? 'accessGrants.delete' : 'accessMethods.delete', id)
  const [asked, ask] = useAsked<string>((about) => about === method.access_method_id && canRevoke && !isLast)
  const label = isLast ? grantTexts.remove : grantTexts.revoke
  return (
    <li part="way" className="grant-way inline wrap">
      <span className="rest">
        <b className="status">
          <Icon />
          {name}
        </b>
        <span className="muted small block">{facts}</span>
      </span>
      {canRevoke && (
        <Menu
          label={accessCodeTable.actions(name)}
          icon={<EllipsisVertical />}
          items={[
            {
              label,
              icon: <Trash2 />,
              tone: 'danger',
              onSelect: () => (isLast ? onRemove() : ask(method.access_method_id))
            }
          ]}
        />
      )}
      {isUsable && mode === 'code' && <WayPin {...props} />}
      {isUsable && mode === 'mobile_key' && <WayLink grant={grant} method={method} />}
      {!isUsable &&
        !isRemoving &&
        needsEncoding(method) &&
        (encodeCard ? (
          <EncodeCardButton grant={grant} method={method} onEncode={encodeCard} />
        ) : (
          <p className="muted small">{texts.atDesk}</p>
        ))}
      {isUsable && mode === 'cloud_key' && <p className="muted small">{texts.webPass}</p>}
      {asked !== undefined && <RevokeWay accessGrantId={id} method={method} onDecided={() => ask(undefined)} />}
    </li>
  )
}

interface Props extends Omit<WayProps, 'method' | 'isLast'> {
  readonly methods: readonly AccessMethod[]
}

/**
 * The ways in of an access, with their digits or links.
 *
 * @csspart way - A way in: a PIN, a mobile key, a card or a cloud key.
 */
export function GrantWays({ methods, ...rest }: Props) {
  const left = methods.filter((method) => !isBeingDeleted(method))
  return (
    <ul className="grant-list lines">
      {methods.map((method) => (
        <Way key={method.access_method_id} method={method} isLast={left.length < 2} {...rest} />
      ))}
    </ul>
  )
}
