import type { AccessGrantEvent, AccessMethodEvent } from '../client/resources.js'
import { WORKSPACE_ID } from './data/workspace.js'
import type { Scheduler } from './scheduler.js'

export type AccessEvent = AccessGrantEvent | AccessMethodEvent

type AssignedField = 'event_id' | 'workspace_id' | 'created_at' | 'occurred_at'

type DetailsOf<Event> = Event extends unknown ? Omit<Event, AssignedField> : never

/** Creates the log of events of access grants and their access methods, oldest first. */
export function createAccessEvents(scheduler: Pick<Scheduler, 'now'>) {
  const events: AccessEvent[] = []
  return {
    events,
    record(details: DetailsOf<AccessEvent>, at = scheduler.now): void {
      const time = new Date(at).toISOString()
      const event_id = `event_access_a${events.length + 1}`
      events.push({ ...details, event_id, workspace_id: WORKSPACE_ID, created_at: time, occurred_at: time })
    }
  }
}

export type AccessEvents = ReturnType<typeof createAccessEvents>
