// What the tests of other packages look at in a cluster.
export { chooseAccount, giveTo } from '../src/account.ts';
export { locateNative, prepareBinaries } from '../src/binaries.ts';
export { clusterIn, type Cluster } from '../src/cluster.ts';
export { prepareRoles } from '../src/roles.ts';
export { postgresArguments } from '../src/settings.ts';
export { familyOf, processesNaming } from './processes.ts';
export { registerPrograms } from './programs.ts';
export { untilDeserted } from './until-deserted.ts';
