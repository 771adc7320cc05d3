import type { AccessCodesCalls } from './access-codes.js'
import type { AccessGrantsCalls } from './access-grants.js'
import type { AccessMethodsCalls } from './access-methods.js'
import type { AcsCalls } from './acs.js'
import type { ActionAttemptsCalls } from './action-attempts.js'
import type { BridgesCalls } from './bridges.js'
import type { ClientSessionsCalls } from './client-sessions.js'
import type { ConnectWebviewsCalls } from './connect-webviews.js'
import type { ConnectedAccountsCalls } from './connected-accounts.js'
import type { CustomerCalls } from './customer.js'
import type { CustomersCalls } from './customers.js'
import type { DevicesCalls } from './devices.js'
import type { EventsCalls } from './events.js'
import type { LocksCalls } from './locks.js'
import type { NetworksCalls } from './networks.js'
import type { NoiseSensorsCalls } from './noise-sensors.js'
import type { PartnerCalls } from './partner.js'
import type { PhonesCalls } from './phones.js'
import type { SpacesCalls } from './spaces.js'
import type { ThermostatsCalls } from './thermostats.js'
import type { UnstableAccessGrantsCalls } from './unstable-access-grants.js'
import type { UnstableAccessMethodsCalls } from './unstable-access-methods.js'
import type { UnstableLocationsCalls } from './unstable-locations.js'
import type { UnstablePartnerCalls } from './unstable-partner.js'
import type { UserIdentitiesCalls } from './user-identities.js'
import type { WebhooksCalls } from './webhooks.js'
import type { WorkspacesCalls } from './workspaces.js'

/**
 * Every call of the platform, at its path in camel case: `POST /access_codes/unmanaged/list` is
 * `accessCodes.unmanaged.list`.
 */
export interface PlatformCalls {
  accessCodes: AccessCodesCalls
  accessGrants: AccessGrantsCalls
  accessMethods: AccessMethodsCalls
  acs: AcsCalls
  actionAttempts: ActionAttemptsCalls
  /** Undocumented: needs `isUndocumentedApiEnabled`. */
  bridges: BridgesCalls
  clientSessions: ClientSessionsCalls
  connectWebviews: ConnectWebviewsCalls
  connectedAccounts: ConnectedAccountsCalls
  /** Undocumented: needs `isUndocumentedApiEnabled`. */
  customer: CustomerCalls
  customers: CustomersCalls
  devices: DevicesCalls
  events: EventsCalls
  locks: LocksCalls
  /** Undocumented: needs `isUndocumentedApiEnabled`. */
  networks: NetworksCalls
  noiseSensors: NoiseSensorsCalls
  /** Undocumented: needs `isUndocumentedApiEnabled`. */
  partner: PartnerCalls
  phones: PhonesCalls
  spaces: SpacesCalls
  thermostats: ThermostatsCalls
  /** Undocumented: needs `isUndocumentedApiEnabled`. */
  unstableAccessGrants: UnstableAccessGrantsCalls
  /** Undocumented: needs `isUndocumentedApiEnabled`. */
  unstableAccessMethods: UnstableAccessMethodsCalls
  /** Undocumented: needs `isUndocumentedApiEnabled`. */
  unstableLocations: UnstableLocationsCalls
  /** Undocumented: needs `isUndocumentedApiEnabled`. */
  unstablePartner: UnstablePartnerCalls
  userIdentities: UserIdentitiesCalls
  webhooks: WebhooksCalls
  workspaces: WorkspacesCalls
}
