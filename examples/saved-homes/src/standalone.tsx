import { mountStandalone } from '@naija/build-kit/host';
import remote from './remote.tsx';

mountStandalone(remote);
