// Exports for tests of other packages.
export { chooseAccount, giveTo } from '../src/account.ts';
export { locateNative, prepareBinaries } from '../src/binaries.ts';
export { clusterIn, type Cluster } from '../src/cluster.ts';
export { prepareRoles } from '../src/roles.ts';
export { postgresArguments } from '../src/launch.ts';
export { familyOf, processesNaming } from './processes.ts';
export { useClusterPrograms } from './programs.ts';
export { waitUntilStopped } from './wait-until-stopped.ts';
