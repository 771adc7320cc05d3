import type { EncodeCard } from '../../../core/resources/host-functions.js'
import type { AccessGrant, UserIdentity } from '../../../core/resources/resources.js'
import { useNow } from '../../../element/hooks/use-now.js'
import { useCanOffer } from '../../../element/hooks/use-permissions.js'
import { registerStyles } from '../../../ui/style/styles.js'
import type { GrantFilters } from '../data/access-grant-queries.js'
import { GrantAlertList } from '../lazy-grant-actions.js'
import { hasProblems } from '../rules/access-grant-issues.js'
import type { GrantParts } from '../use-grant-parts.js'
import { AddWayMenu } from '../ways/add-way-menu.js'
import { AccessGrantActions, useRemovalQuestion } from './access-grant-actions.js'
import css from './access-grant-details.css'
import { GrantHero } from './grant-hero.js'
import { PersonSection } from './grant-person.js'
import { DoorsSection, EventsSection, GrantUseSection, InformationSection, WaysSection } from './grant-sections.js'
import { GrantUpdates } from './grant-updates.js'
import { useAddableModes, useGrantView } from './use-grant-view.js'
import type { OpenedScreens } from './use-opened-screens.js'

registerStyles(css)

interface Props {
  readonly grant: AccessGrant
  readonly parts: GrantParts
  readonly person: UserIdentity | undefined
  /** Filters of the list in which the details were opened. */
  readonly filters: GrantFilters | undefined
  readonly screens: OpenedScreens
  /** Called right before the access is removed. */
  readonly onRemove: () => void
  /** Opens the form. */
  readonly onEdit: () => void
  /** Encodes a card, if the host can. */
  readonly encodeCard: EncodeCard | undefined
}

/** Content of the details: state, alerts, ways in, doors, person, use, events and ids. */
export function GrantContent({ grant, parts, person, filters, screens, onRemove, onEdit, encodeCard }: Props) {
  const id = grant.access_grant_id
  const canOffer = useCanOffer()
  const now = useNow()
  const view = useGrantView(grant, parts)
  const addable = useAddableModes(grant, parts)
  const question = useRemovalQuestion(grant)
  const { state, zone, dates } = view
  const isOver = state === 'removing' || state === 'ended'
  const canAdd = !isOver && addable.length > 0 && canOffer('accessGrants.requestAccessMethods', id)
  const addWay = canAdd && <AddWayMenu accessGrantId={id} modes={addable} />
  const shared = { grant, parts, view }
  return (
    <div className="grant-details page">
      <GrantUpdates accessGrantId={id} view={view} />
      <GrantHero grant={grant} view={view} />
      {hasProblems(grant, parts.methods.resources) && (
        <GrantAlertList {...shared} addWay={addWay} onEdit={canOffer('accessGrants.update', id) ? onEdit : undefined} />
      )}
      <WaysSection {...shared} addWay={addWay} encodeCard={encodeCard} onRemove={question.onAsk} />
      <DoorsSection parts={parts} view={view} screens={screens} />
      {person && <PersonSection person={person} />}
      <GrantUseSection grant={grant} parts={parts} screens={screens} now={now} />
      <EventsSection grant={grant} zone={zone} deviceOf={parts.deviceOf} />
      <InformationSection grant={grant} zone={zone} dates={dates} />
      <AccessGrantActions
        grant={grant}
        zone={zone}
        filters={filters}
        question={question}
        onRemove={onRemove}
        editButton={screens.openerOf({ kind: 'form' })}
        onEdit={onEdit}
      />
    </div>
  )
}
