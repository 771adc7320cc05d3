import type { Call } from './call.js'

export interface AcsCredentialsCalls {
  /** Gives a credential to a person. */
  assign: Call<'/acs/credentials/assign'>
  /** Takes a credential from a person. */
  unassign: Call<'/acs/credentials/unassign'>
  /** Changes the code or the end of a credential. */
  update: Call<'/acs/credentials/update'>
  /** Makes a credential for a person. */
  create: Call<'/acs/credentials/create'>
  /** Makes a code for a lock that is not online. */
  createOfflineCode: Call<'/acs/credentials/create_offline_code'>
  /** Deletes a credential. */
  delete: Call<'/acs/credentials/delete'>
  /** One credential. */
  get: Call<'/acs/credentials/get'>
  /** What a credential opens. */
  listAccessibleEntrances: Call<'/acs/credentials/list_accessible_entrances'>
  /** The credentials of the workspace, or those that match. */
  list: Call<'/acs/credentials/list'>
  unmanaged: {
    /** One credential that the platform does not manage. */
    get: Call<'/acs/credentials/unmanaged/get'>
    /** The credentials of a system or a person that the platform does not manage. */
    list: Call<'/acs/credentials/unmanaged/list'>
  }
}
