import { defineSkills } from '../define-skills.ts';

export const securityAndNetworks = defineSkills({
  id: 'security-and-networks',
  title: 'Security and networks',
  skills: {
    Cybersecurity: 'cyber security, cyber-security, cyber defense, cybersecurity analyst',
    'Information security':
      'infosec, information assurance, it security, data security, computer security, information systems security, security policies',
    'Network security': 'network defense, network hardening, security networks',
    'Application security': 'appsec, secure coding, owasp, owasp top 10, sast, dast, secure development',
    'Penetration testing':
      'pentesting, pen testing, ethical hacking, metasploit, burp suite, kali linux, pen-testing, red team, red teaming',
    'Vulnerability management':
      'vulnerability assessment, vulnerability scanning, nessus, qualys, rapid7, tenable, vulnerability assessments, vulnerability analysis',
    'Incident response':
      'security incident response, security incidents, digital forensics, computer forensics, dfir, incident handling, security incident',
    'Threat intelligence':
      'threat hunting, threat modeling, threat analysis, threat detection, mitre att&ck, malware analysis, cyber threat intelligence',
    SIEM: 'security information and event management, qradar, arcsight, azure sentinel, microsoft sentinel, logrhythm',
    'Security operations': 'soc analyst, security operations center, security monitoring, SOC',
    'Endpoint security':
      'edr, crowdstrike, sentinelone, carbon black, symantec endpoint protection, mcafee, antivirus, microsoft defender, endpoint protection',
    'Intrusion detection': 'ids/ips, intrusion prevention, snort, suricata, intrusion detection systems, IPS',
    Firewalls:
      'firewall, palo alto, palo alto networks, fortinet, fortigate, cisco asa, check point, checkpoint firewall, pfsense, web application firewall, firewall management, sophos',
    VPN: 'virtual private network, vpns, ipsec, openvpn, anyconnect',
    Encryption: 'cryptography, pki, public key infrastructure, ssl/tls, tls, ssl, ssl certificates',
    'Access control':
      'rbac, role-based access control, privileged access management, cyberark, okta, user access management, access management, identity management, sailpoint',
    'Multi-factor authentication': 'mfa, two-factor authentication, 2fa, duo security',
    'Active Directory':
      'azure ad, azure active directory, ldap, entra id, group policy, active directory domain services, microsoft active directory, group policies',
    'Security auditing':
      'security audits, it audit, security assessment, security assessments, it auditing, security audit',
    'Risk assessment':
      'security risk assessment, risk assessments, assessing risk, threat and risk assessment, risk evaluation',
    'ISO 27001': 'iso/iec 27001, iso27001, isms, iso 27002',
    'SOC 2': 'soc2, soc 2 type ii, ssae 16',
    NIST: 'nist csf, nist 800-53, nist cybersecurity framework, fedramp, fisma, rmf, risk management framework',
    'PCI DSS': 'pci-dss, pci compliance, pci',
    HIPAA: 'hipaa compliance, hipaa regulations, health insurance portability and accountability act',
    GDPR: 'general data protection regulation, ccpa',
    'Data privacy':
      'data protection, privacy law, privacy regulations, cipp, confidentiality of data, privacy compliance',
    'Security awareness training': 'phishing simulations, security training, security awareness',
    'Zero trust': 'zero trust architecture, zero-trust',
    'Data loss prevention': 'dlp',
    CISSP: 'cisa, cism, certified information systems security professional, crisc',
    'CompTIA Security+': 'security+, comptia security',
    CEH: 'certified ethical hacker, oscp, gsec, gcih',
    'Business continuity':
      'business continuity planning, bcp, continuity of operations, disaster recovery planning, business continuity plan',
    Wireshark: 'tcpdump, packet analysis, packet capture, network analyzers',
    Nmap: 'network scanning',
    Networking:
      'computer networking, computer networks, network engineering, networking protocols, computer network, networking concepts, network protocols, networking technologies, network infrastructure',
    'TCP/IP': 'tcp ip, tcp, udp, ip addressing, subnetting, ipv4, ipv6, tcp/ip protocols, tcp-ip',
    DNS: 'domain name system, bind dns, dns management',
    DHCP: '',
    'Routing and switching':
      'routing protocols, bgp, ospf, eigrp, mpls, network switches, routers and switches, routing & switching, switching and routing, layer 3 switches',
    'LAN/WAN': 'local area network, wide area network, vlan, vlans, lan/wan administration, sd-wan',
    'Wireless networking':
      'wi-fi, wifi, wireless networks, wlan, 802.11, aruba, meraki, wireless lan, wireless network',
    Cisco: 'cisco routers, cisco ios, cisco switches, nexus switches, cisco ucs, cisco catalyst',
    CCNA: 'ccnp, cisco certified network associate, ccie, cisco certified',
    'CompTIA Network+': 'network+',
    Juniper: 'juniper networks, junos',
    VoIP: 'voice over ip, unified communications, cisco call manager, asterisk, pbx, ip avaya',
    'Network administration':
      'network administrator, network management, network support, network configuration, network installation, administering networks',
    'Network monitoring':
      'solarwinds, network performance monitoring, snmp, netflow, network operations center, noc, wan monitoring',
    'Network troubleshooting':
      'network diagnostics, network connectivity, troubleshooting networks, network issues',
    'Network design': 'network architecture, network planning, network topology',
    Telecommunications:
      'telecom, 5g, lte, 4g, gsm, rf engineering, fiber optics, fiber optic, radio frequency, telecommunication systems',
    'Structured cabling': 'network cabling, cat5, cat6, cabling, cable installation, fiber splicing',
    'Physical security':
      'cctv, security patrol, security systems, access control systems, video surveillance, alarm systems, loss prevention, security services',
    'Emergency response':
      'emergency management, emergency preparedness, crisis response, emergency procedures, first responder, emergency planning, disaster response',
    Investigation:
      'investigations, criminal investigation, fraud investigation, investigative skills, interviewing witnesses, internal investigations',
    'Security clearance':
      'top secret clearance, ts/sci, secret clearance, ts/sci clearance, active secret clearance',
  },
  guarded: {
    Networking:
      'computer, cisco, tcp/ip, hardware, protocols, security, servers, linux, systems, cloud, routing, switching, troubleshooting, vpn',
    Juniper: 'cisco, router, networks, networking, firewall, palo',
  },
  exact: 'SOC, IPS, EDR, DNS, VPN, RMF, NOC, RBAC, SSL, PCI, BCP, CEH, TCP, UDP, DLP, MFA, NIST, SIEM',
});
