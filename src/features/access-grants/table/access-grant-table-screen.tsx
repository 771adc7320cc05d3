import { type ComponentProps, type ReactNode, useState } from 'react'
import { useElement, useTexts } from '../../../element/custom-element/element-context.js'
import { OfferedScreen } from '../../../element/frame/offered-screen.js'
import { MissingScreen } from '../../../element/frame/resource-screen.js'
import { useScreenStack } from '../../../element/frame/use-inner-screen.js'
import { useControllableId } from '../../../element/hooks/use-controllable-id.js'
import { useCachedResource } from '../../../element/hooks/use-query.js'
import { usePreload } from '../../../element/lazy/use-preload.js'
import { ACCESS_GRANTS } from '../../../messages/access-grants/en.js'
import { useOnChange } from '../../../ui/use-on-change.js'
import { accessGrantQuery } from '../data/access-grant-queries.js'
import { AccessGrantDetails } from '../details/lazy-access-grant-details.js'
import { EditGrant, NewGrant } from '../form/lazy-access-grant-forms.js'
import { ASKED_PARTS } from '../lazy-grant-actions.js'
import { type OpenGrantForm, RecreationContext, type RejectedAccess } from '../removal/recreation-context.js'
import { isBeingDeleted } from '../rules/access-grant-issues.js'
import { AccessGrantTable } from './access-grant-table.js'
import type { GrantListOptions } from './access-grant-table-options.js'
import { useGrantTable } from './use-grant-table.js'

const NEXT_SCREENS = [AccessGrantDetails, ...ASKED_PARTS]
const NEXT_SCREENS_AND_FORMS = [NewGrant, EditGrant, ...NEXT_SCREENS]

/** The form of a new access, which may begin with the values of a removed one. */
interface NewAccess {
  readonly recreation?: RejectedAccess
}

/** The details of an access, or its form. */
interface OpenedAccess {
  readonly id: string
  readonly isEdited?: boolean
}

type Opened = NewAccess | OpenedAccess

const isNew = (opened: Opened | undefined): opened is NewAccess => opened !== undefined && !('id' in opened)

/** `true` for an id of details, which the controllable option contains. */
const isDetails = (opened: Opened | undefined): opened is OpenedAccess =>
  opened !== undefined && !isNew(opened) && !opened.isEdited

const keyOf = (opened: Opened): string =>
  isNew(opened)
    ? `form ${opened.recreation?.params.access_grant_key}`
    : `${opened.isEdited ? 'form of' : 'details'} ${opened.id}`

/** Returns what is open: the details, which the host or the user controls, or else the form. */
const openedOf = (id: string | undefined, own: Opened | undefined): Opened | undefined =>
  id === undefined ? own : { id }

/** Returns the options of a form whose new access matches the filters of the table. */
function formOptions(filters: GrantListOptions): Partial<ComponentProps<typeof NewGrant>> {
  const { spaceId, deviceId, acsEntranceId, userIdentityId, reservationKey } = filters
  const isAny = spaceId === undefined && deviceId === undefined && acsEntranceId === undefined
  const only = (id: string | undefined): readonly string[] | undefined => {
    if (isAny) return undefined
    return id === undefined ? [] : [id]
  }
  return {
    filters,
    userIdentityId,
    reservationKey,
    spaceIds: only(spaceId),
    deviceIds: only(deviceId),
    acsEntranceIds: only(acsEntranceId)
  }
}

/** The access grants of a session, with their details and the form of a new one. */
export function AccessGrantTableScreen(props: GrantListOptions) {
  const { disableCreateAccessGrant, disableEditAccessGrant } = useElement().options
  const texts = useTexts(ACCESS_GRANTS)
  const [openedId, setOpenedId] = useControllableId('openedAccessGrantId')
  const [own, setOwn] = useState<Opened>()
  const { opened, left, open, openIfFree, finish, wrap } = useScreenStack(openedOf(openedId, own), setOpened, keyOf)
  const id = isDetails(opened) ? opened.id : undefined
  const state = useGrantTable(props, id !== undefined)
  const known = useCachedResource(id === undefined ? undefined : accessGrantQuery(id))
  usePreload(disableCreateAccessGrant && disableEditAccessGrant ? NEXT_SCREENS : NEXT_SCREENS_AND_FORMS)
  const listed = state.table.listed.find(({ grant }) => grant.access_grant_id === id)?.grant
  // The details of access that was removed say so.
  const [removingId, setRemovingId] = useState<string>()
  if (listed && isBeingDeleted(listed) && removingId !== id) setRemovingId(id)
  // The form is gone, so that nothing asks about its input.
  useOnChange(own, () => {
    if (!isDetails(own)) return
    setOpenedId(own.id)
    setOwn(undefined)
  })

  /** The controllable option contains only the id of the access whose details are open. */
  function setOpened(next: Opened | undefined): void {
    setOwn(isDetails(next) ? undefined : next)
    setOpenedId(isDetails(next) ? next.id : undefined)
  }
  const openRecreation: OpenGrantForm = (recreation) => openIfFree({ recreation }, isDetails)
  const inStack = (shown: ReactNode): ReactNode =>
    wrap(<RecreationContext value={{ openForm: openRecreation }}>{shown}</RecreationContext>)

  if (isNew(opened)) {
    const { recreation } = opened
    return inStack(
      <NewGrant {...formOptions(props)} recreation={recreation} onCreated={(createdId) => setOwn({ id: createdId })} />
    )
  }
  if (opened?.isEdited) return inStack(<EditGrant key={opened.id} accessGrantId={opened.id} onSaved={() => finish()} />)
  if (id === undefined) {
    return inStack(
      <AccessGrantTable
        state={state}
        display={props}
        onOpen={({ access_grant_id }) => void open({ id: access_grant_id })}
        onEdit={({ access_grant_id }) => void open({ id: access_grant_id, isEdited: true })}
        onAdd={() => void open({})}
        returnsTo={left === undefined || isNew(left) ? undefined : left.id}
      />
    )
  }
  const isListed = listed !== undefined || removingId === id
  // Until the list is read, the access grant may belong to it, but is not shown.
  const { isComplete, error } = state.status
  const isHidden = !isListed && (isComplete || (known !== undefined && error !== undefined))
  return inStack(
    <OfferedScreen
      key={id}
      isOffered={!isHidden}
      notFound={texts.notFound}
      missing={
        <MissingScreen
          name="access-grant-details"
          ids={{ accessGrantId: id }}
          id={id}
          title={texts.title}
          texts={texts}
        />
      }
    >
      <AccessGrantDetails accessGrantId={id} filters={props} isAwaited={!isListed && !isHidden} />
    </OfferedScreen>
  )
}
