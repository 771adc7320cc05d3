import { useState } from 'react'
import { useElement, useTexts } from '../../../element/custom-element/element-context.js'
import { Form } from '../../../element/form/form.js'
import { OfflineNotice } from '../../../element/frame/offline-notice.js'
import { Screen } from '../../../element/frame/screen.js'
import { StatusBanner } from '../../../element/frame/status-banner.js'
import { pendingContentState } from '../../../element/hooks/use-content-state.js'
import { useResource } from '../../../element/hooks/use-query.js'
import { useIsLoaded } from '../../../element/lazy/use-is-loaded.js'
import { usePreload } from '../../../element/lazy/use-preload.js'
import { ACCESS_CODE_FORM } from '../../../messages/access-code-form/en.js'
import { ACCESS_GRANT_FORM } from '../../../messages/access-grant-form/en.js'
import { ErrorMessage } from '../../../ui/feedback/error-message.js'
import { LoadingToast } from '../../../ui/feedback/loading-toast.js'
import { useOnChange } from '../../../ui/use-on-change.js'
import { focusFirst } from '../../access-codes/form/zoned-form-frame.js'
import { type GrantFilters, personQuery } from '../data/access-grant-queries.js'
import type { RejectedAccess } from '../removal/recreation-context.js'
import type { Person } from '../rules/form/grant-form.js'
import { knownPerson } from '../rules/form/known-people.js'
import { type DoorOffer, offeredModes } from '../rules/form/offered-doors.js'
import { GrantFormFrame } from './grant-form-frame.js'
import { GrantFormSkeleton } from './grant-form-skeleton.js'
import { GrantSummary } from './grant-summary.js'
import { HowFields } from './how-fields.js'
import { KnownPersonField } from './lazy-known-person-field.js'
import { type OfferOptions, type OfferState, useDoorOffer } from './use-door-offer.js'
import { useKnownPeople } from './use-known-people.js'
import { type NewGrantOptions, useNewGrantForm } from './use-new-grant-form.js'
import { WhenFields } from './when-fields.js'
import { WhereFields } from './where-fields.js'
import { WhoFields } from './who-fields.js'

export interface NewGrantProps extends NewGrantOptions, OfferOptions {
  readonly modes?: readonly string[] | undefined
  readonly userIdentityId?: string | undefined
  /** Filters of the list in which the new access appears. @default none */
  readonly filters?: GrantFilters | undefined
  /** Removed access with which the form begins. */
  readonly recreation?: RejectedAccess | undefined
  readonly onCreated: (accessGrantId: string) => void
}

const NO_FILTERS: GrantFilters = {}
const NO_IDS = {}
const LATER_PARTS = [KnownPersonField]

/** Reads the person that the host has chosen. */
function usePerson(id: string | undefined): { readonly hostPerson: Person | undefined; readonly isRead: boolean } {
  const hidesContact = useElement().options.disablePersonInformation === true
  const { resource, status } = useResource(id === undefined ? undefined : personQuery(id))
  const hostPerson = id === undefined ? undefined : knownPerson(id, resource, hidesContact)
  return { hostPerson, isRead: resource !== undefined || status.isComplete || status.error !== undefined }
}

interface FieldsProps extends NewGrantProps {
  readonly state: OfferState
  /** How often the form has started again. */
  readonly round: number
  readonly onDiscard: () => void
}

/** The form, once it is known what can be chosen. */
function NewGrantFields({ state, round, onDiscard, ...props }: FieldsProps) {
  const { options } = useElement()
  const texts = useTexts(ACCESS_GRANT_FORM)
  const codeTexts = useTexts(ACCESS_CODE_FORM)
  const { offer, status } = state
  const offered = offeredModes(props.modes)
  const { hostPerson, isRead } = usePerson(props.userIdentityId)
  const { filters = NO_FILTERS, recreation, onCreated } = props
  const control = useNewGrantForm({ host: props, offer, offered, hostPerson, recreation, filters, onCreated })
  const { form, person, selection, possible, modes, limits, isValid, canSubmit, isRefused, doorZone } = control
  const people = useKnownPeople({ isNeeded: !hostPerson, chosenId: recreation?.params.user_identity_id })
  usePreload(people.length > 0 ? LATER_PARTS : undefined)
  useOnChange(round, () => void (round > 0 && focusFirst(form)))
  return (
    <GrantFormFrame form={form} title={texts.create} ids={NO_IDS} doorZone={doorZone} onDiscard={onDiscard}>
      {(zone) => (
        <Screen name={zone.isOpen ? undefined : 'access-grant-form'} ids={NO_IDS} state="ready" title={texts.create}>
          <OfflineNotice />
          <StatusBanner status={status} message={texts.doorsFailed} isPart />
          <Form
            form={form}
            disabledReason={options.disableCreateAccessGrant ? codeTexts.turnedOff : undefined}
            canSubmit={canSubmit}
            submitLabel={!isRefused && !options.disableCreateAccessGrant && texts.create}
          >
            <WhoFields form={form} people={people} person={hostPerson} isPersonRead={isRead} />
            <WhereFields form={form} offer={offer} selection={selection} />
            <WhenFields form={form} zone={zone} />
            <HowFields
              form={form}
              offered={offered}
              possible={possible}
              modes={modes}
              chosen={selection.chosen}
              limits={limits}
            />
            <GrantSummary values={form.values} offer={offer} modes={modes} person={person} isValid={isValid} />
          </Form>
        </Screen>
      )}
    </GrantFormFrame>
  )
}

const isEmpty = ({ places, locks, entrances }: DoorOffer): boolean =>
  !places.some(({ hasDoors }) => hasDoors) && locks.length + entrances.length === 0

function TurnedOff() {
  const texts = useTexts(ACCESS_GRANT_FORM)
  const codeTexts = useTexts(ACCESS_CODE_FORM)
  return (
    <Screen name="access-grant-form" ids={NO_IDS} state="error" title={texts.create}>
      <ErrorMessage title={texts.refused} detail={codeTexts.turnedOff} />
    </Screen>
  )
}

/** The form of a new access. */
export function NewGrantScreen(props: NewGrantProps) {
  const { options } = useElement()
  const texts = useTexts(ACCESS_GRANT_FORM)
  const state = useDoorOffer(props)
  const { offer, status } = state
  // Access that is given again is for a known person.
  const isListLoaded = useIsLoaded(KnownPersonField, props.recreation !== undefined)
  const isReady = state.isReady && isListLoaded
  const [isOpen, setOpen] = useState(false)
  const [round, setRound] = useState(0)
  if (isReady && !isOpen && !options.disableCreateAccessGrant && !isEmpty(offer)) setOpen(true)
  // A form that is open stays, because it may contain input.
  if (options.disableCreateAccessGrant && !isOpen) return <TurnedOff />
  if (isOpen) {
    // A form that starts again has another key.
    return <NewGrantFields key={round} state={state} round={round} onDiscard={() => setRound(round + 1)} {...props} />
  }
  const hasFailed = status.error !== undefined
  const contentState = !isReady ? pendingContentState(status) : hasFailed ? 'error' : 'empty'
  return (
    <Screen name="access-grant-form" ids={NO_IDS} state={contentState} title={texts.create}>
      <OfflineNotice />
      <StatusBanner status={status} message={texts.doorsFailed} />
      <LoadingToast active={!isReady && status.isFetching} label={texts.loading} failed={hasFailed} />
      {!isReady && <GrantFormSkeleton />}
      {isReady && !hasFailed && <ErrorMessage title={texts.noDoors} detail={texts.noDoorsDetail} />}
    </Screen>
  )
}
