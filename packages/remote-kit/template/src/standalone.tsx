import { mountAlone } from '@naija/remote-kit/host';
import remote from './remote.tsx';

mountAlone(remote);
