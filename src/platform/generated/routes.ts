// Made by `npm run types` from the OpenAPI document of the platform and `.ci/platform-types/corrections.mjs`.
// Not to be edited.

import type { AccessCodesRoutes } from './routes/access-codes.js'
import type { AccessGrantsRoutes } from './routes/access-grants.js'
import type { AccessMethodsRoutes } from './routes/access-methods.js'
import type { AcsAccessGroupsRoutes } from './routes/acs-access-groups.js'
import type { AcsCredentialPoolsRoutes } from './routes/acs-credential-pools.js'
import type { AcsCredentialProvisioningAutomationsRoutes } from './routes/acs-credential-provisioning-automations.js'
import type { AcsCredentialsRoutes } from './routes/acs-credentials.js'
import type { AcsEncodersRoutes } from './routes/acs-encoders.js'
import type { AcsEntrancesRoutes } from './routes/acs-entrances.js'
import type { AcsSystemsRoutes } from './routes/acs-systems.js'
import type { AcsUsersRoutes } from './routes/acs-users.js'
import type { ActionAttemptsRoutes } from './routes/action-attempts.js'
import type { BridgesRoutes } from './routes/bridges.js'
import type { ClientSessionsRoutes } from './routes/client-sessions.js'
import type { ConnectWebviewsRoutes } from './routes/connect-webviews.js'
import type { ConnectedAccountsRoutes } from './routes/connected-accounts.js'
import type { CustomerV1AutomationRunsRoutes } from './routes/customer-v1-automation-runs.js'
import type { CustomerV1AutomationsRoutes } from './routes/customer-v1-automations.js'
import type { CustomerV1PortalsRoutes } from './routes/customer-v1-portals.js'
import type { CustomerV1SettingsRoutes } from './routes/customer-v1-settings.js'
import type { CustomersRoutes } from './routes/customers.js'
import type { DevicesRoutes } from './routes/devices.js'
import type { EventsRoutes } from './routes/events.js'
import type { LocksRoutes } from './routes/locks.js'
import type { NetworksRoutes } from './routes/networks.js'
import type { NoiseSensorsRoutes } from './routes/noise-sensors.js'
import type { NoiseSensorsNoiseThresholdsRoutes } from './routes/noise-sensors-noise-thresholds.js'
import type { PartnerV1BuildingBlocksSpacesRoutes } from './routes/partner-v1-building-blocks-spaces.js'
import type { PhonesRoutes } from './routes/phones.js'
import type { SpacesRoutes } from './routes/spaces.js'
import type { ThermostatsRoutes } from './routes/thermostats.js'
import type { ThermostatsDailyProgramsRoutes } from './routes/thermostats-daily-programs.js'
import type { ThermostatsSchedulesRoutes } from './routes/thermostats-schedules.js'
import type { UnstableAccessGrantsRoutes } from './routes/unstable-access-grants.js'
import type { UnstableAccessMethodsRoutes } from './routes/unstable-access-methods.js'
import type { UnstableLocationsRoutes } from './routes/unstable-locations.js'
import type { UnstablePartnerBuildingBlocksRoutes } from './routes/unstable-partner-building-blocks.js'
import type { UserIdentitiesRoutes } from './routes/user-identities.js'
import type { UserIdentitiesEnrollmentAutomationsRoutes } from './routes/user-identities-enrollment-automations.js'
import type { WebhooksRoutes } from './routes/webhooks.js'
import type { WorkspacesRoutes } from './routes/workspaces.js'

export interface Routes
  extends ClientSessionsRoutes,
    AccessCodesRoutes,
    AccessGrantsRoutes,
    AccessMethodsRoutes,
    AcsAccessGroupsRoutes,
    AcsCredentialPoolsRoutes,
    AcsCredentialProvisioningAutomationsRoutes,
    AcsCredentialsRoutes,
    AcsEncodersRoutes,
    AcsEntrancesRoutes,
    AcsSystemsRoutes,
    AcsUsersRoutes,
    ActionAttemptsRoutes,
    BridgesRoutes,
    ConnectWebviewsRoutes,
    ConnectedAccountsRoutes,
    CustomersRoutes,
    EventsRoutes,
    NetworksRoutes,
    DevicesRoutes,
    LocksRoutes,
    NoiseSensorsNoiseThresholdsRoutes,
    NoiseSensorsRoutes,
    PhonesRoutes,
    CustomerV1AutomationRunsRoutes,
    CustomerV1AutomationsRoutes,
    CustomerV1PortalsRoutes,
    CustomerV1SettingsRoutes,
    PartnerV1BuildingBlocksSpacesRoutes,
    SpacesRoutes,
    ThermostatsDailyProgramsRoutes,
    ThermostatsSchedulesRoutes,
    ThermostatsRoutes,
    UnstableAccessGrantsRoutes,
    UnstableAccessMethodsRoutes,
    UnstableLocationsRoutes,
    UnstablePartnerBuildingBlocksRoutes,
    UserIdentitiesEnrollmentAutomationsRoutes,
    UserIdentitiesRoutes,
    WebhooksRoutes,
    WorkspacesRoutes {}
