import { useContext, useRef, useState } from 'react'
import type { EncodeCard } from '../../../core/resources/host-functions.js'
import type { AccessGrant } from '../../../core/resources/resources.js'
import { useElement, useTexts } from '../../../element/custom-element/element-context.js'
import { useNavigation } from '../../../element/frame/navigation-context.js'
import { ResourceScreen } from '../../../element/frame/resource-screen.js'
import { useResource } from '../../../element/hooks/use-query.js'
import { useShownId } from '../../../element/hooks/use-shown-id.js'
import { lazyScreen } from '../../../element/lazy/lazy-screen.js'
import { useIsLoaded } from '../../../element/lazy/use-is-loaded.js'
import { usePreload } from '../../../element/lazy/use-preload.js'
import { ACCESS_GRANT_DETAILS } from '../../../messages/access-grant-details/en.js'
import { ACCESS_GRANTS } from '../../../messages/access-grants/en.js'
import { EmptyState } from '../../../ui/feedback/empty-state.js'
import { LiveRegion } from '../../../ui/feedback/live-region.js'
import { CircleCheck } from '../../../ui/icons.js'
import { SkeletonRows } from '../../../ui/list/skeleton-rows.js'
import { useOnChange } from '../../../ui/use-on-change.js'
import { DeviceDetailsContext } from '../../device/device-details-context.js'
import { AccessGrantEditEvent } from '../access-grant-events.js'
import { accessGrantQuery, type GrantFilters } from '../data/access-grant-queries.js'
import { EditGrant, NewGrant } from '../form/lazy-access-grant-forms.js'
import { ASKED_PARTS, GrantAlertList } from '../lazy-grant-actions.js'
import { RecreationContext, type RecreationHandlers } from '../removal/recreation-context.js'
import { hasProblems, isBeingDeleted } from '../rules/access-grant-issues.js'
import { useGrantParts } from '../use-grant-parts.js'
import { GrantContent } from './grant-content.js'
import { useGrantPerson } from './grant-person.js'
import { useOpenedScreens } from './use-opened-screens.js'

const CodeActivity = lazyScreen(() =>
  import('../../access-codes/use/code-activity.js').then(({ CodeActivity: screen }) => screen)
)

const FORM_AND_PARTS = [EditGrant, ...ASKED_PARTS]

interface Props {
  readonly accessGrantId?: string | undefined
  /** Filters of the list in which the details were opened. */
  readonly filters?: GrantFilters
  /** `true` until it is known if the access grant may be shown. @default false */
  readonly isAwaited?: boolean
  /** Encodes a card, if the host can. */
  readonly encodeCard?: EncodeCard | undefined
}

function Details({ accessGrantId, filters, isAwaited = false, encodeCard }: Props) {
  const { controller, options } = useElement()
  const texts = useTexts(ACCESS_GRANTS)
  const { removed } = useTexts(ACCESS_GRANT_DETAILS)
  const place = useNavigation()
  const isRemovedHere = useRef(false)
  const [last, setLast] = useState<AccessGrant | 'removed'>()
  const isRemoved = last === 'removed'
  // After an expected removal the query would only fail, so it is not observed.
  const isObserved = accessGrantId !== undefined && !isRemoved
  const { resource, status } = useResource(isObserved ? accessGrantQuery(accessGrantId) : undefined)
  const parts = useGrantParts(isRemoved ? undefined : resource)
  const person = useGrantPerson(isRemoved ? undefined : resource)
  const areAlertsReady = useIsLoaded(
    GrantAlertList,
    resource !== undefined && hasProblems(resource, parts.methods.resources)
  )
  const [isShown, setShown] = useState(false)
  // Shown once, because a skeleton in place of the content would move it.
  if (!isShown && resource && parts.isReady && person.isReady && areAlertsReady) setShown(true)
  if (!isRemoved && resource && resource !== last) setLast(resource)
  if (!resource && last && !isRemoved && isBeingDeleted(last)) setLast('removed')

  // Only once: a later change of the navigation is no reason to leave again.
  useOnChange(isRemoved, () => isRemoved && isRemovedHere.current && !place.isFirst && place.leave())

  const screens = useOpenedScreens()
  const { opened, open, openRecreation, finish, wrap } = screens
  const devices = useContext(DeviceDetailsContext)
  // A list shows access that was given again itself, and its form in place of the details.
  const inList = useContext(RecreationContext)
  usePreload(options.disableEditAccessGrant ? ASKED_PARTS : FORM_AND_PARTS)

  function edit(): void {
    if (accessGrantId !== undefined && controller.dispatch(new AccessGrantEditEvent(accessGrantId)))
      open({ kind: 'form' })
  }
  function showRecreated(id: string): void {
    if (accessGrantId !== undefined) controller.replaceRemoved(accessGrantId, id)
  }
  if (opened?.kind === 'form') return wrap(<EditGrant accessGrantId={accessGrantId} onSaved={finish} />)
  if (opened?.kind === 'recreation')
    return wrap(<NewGrant recreation={opened.recreation} filters={filters} onCreated={showRecreated} />)
  if (opened?.kind === 'uses')
    return wrap(<CodeActivity accessCodeId={opened.accessCodeId} deviceId={opened.deviceId} />)
  if (opened && devices) return wrap(devices.render({ deviceId: opened.deviceId }))
  const shown = (
    <ResourceScreen
      name="access-grant-details"
      ids={{ accessGrantId }}
      resource={resource}
      texts={texts}
      status={status}
      title={texts.title}
      id={accessGrantId}
      isAwaiting={isAwaited || (resource !== undefined && !isShown)}
      skeleton={<SkeletonRows />}
      instead={
        isRemoved && (
          <LiveRegion className="block">
            <EmptyState icon={<CircleCheck />} title={removed} />
          </LiveRegion>
        )
      }
    >
      {(grant) => (
        <GrantContent
          grant={grant}
          parts={parts}
          person={person.resource}
          filters={filters}
          encodeCard={encodeCard}
          screens={screens}
          onRemove={() => void (isRemovedHere.current = true)}
          onEdit={edit}
        />
      )}
    </ResourceScreen>
  )
  const alone: RecreationHandlers = { openForm: openRecreation, onRecreated: showRecreated }
  return wrap(<RecreationContext value={inList ?? alone}>{shown}</RecreationContext>)
}

/**
 * The details of an access grant, or of the one that an undo has given in its place. The key resets the state for another
 * one.
 */
export function AccessGrantDetails({ accessGrantId, ...props }: Props) {
  const id = useShownId(accessGrantId)
  return <Details key={id} {...props} accessGrantId={id} />
}
